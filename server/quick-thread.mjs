// The first file of a worker thread: what was compiled once is read again, and modules are found quickly. Then comes the file that the thread is to run.
import module from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { quickImports } from "./quick-imports.mjs";

module.enableCompileCache?.(process.env.NODE_COMPILE_CACHE ?? fileURLToPath(new URL("../.cache/compiled", import.meta.url)));
quickImports();
await import(pathToFileURL(process.argv[2]).href);
