// For `node --import`: a process whose first file has no word in how imports are found begins sooner too.
import { quickImports } from "../server/quick-imports.mjs";

quickImports();
