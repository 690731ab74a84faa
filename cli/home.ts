/** Where the studio's files are: a command may be started anywhere. */
import { fileURLToPath } from "node:url";

export const HOME = fileURLToPath(new URL("..", import.meta.url));
