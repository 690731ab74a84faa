#!/usr/bin/env node
// The command line. Works on a fresh clone: installs what is missing, then runs cli/main.ts under the project's Node.
import { reexecute } from "../scripts/ensure-node.mjs";
import { ensureInstalled } from "../scripts/install.mjs";

ensureInstalled();
reexecute();
const { main } = await import("../cli/main.ts");
process.exitCode = await main(process.argv.slice(2));
