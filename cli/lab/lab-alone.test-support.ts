/** The lab's command in a process of its own, as on another machine: no other command is loaded. */
import { standardIo } from "../io.ts";
import { labCommand } from "./lab.ts";

process.exitCode = await labCommand(process.argv.slice(2), standardIo());
