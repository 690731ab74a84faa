#!/usr/bin/env node
// The command line. Works on a fresh clone: installs what is missing, then runs cli/main.ts under the project's Node.
import module from "node:module";
import { fileURLToPath } from "node:url";
import { reexecute } from "../scripts/ensure-node.mjs";
import { ensureInstalled } from "../scripts/install.mjs";
import { quickImports } from "../server/quick-imports.mjs";

ensureInstalled();
reexecute();
// What was compiled once is read again: commands begin sooner, and the compiler of types is not loaded at all, which needs 100 MB.
module.enableCompileCache?.(fileURLToPath(new URL("../.cache/compiled", import.meta.url)));
quickImports();
const { main } = await import("../cli/main.ts");
process.exitCode = await main(process.argv.slice(2));
