/** Reads what stands behind a command. */
import { type ParseArgsConfig, parseArgs } from "node:util";

type Options = NonNullable<ParseArgsConfig["options"]>;

/**
 * Positional arguments and options. Options have two dashes, so that one dash begins a value: `-t:event` is a query.
 * Throws a sentence about an option that is unknown, lacks its value or takes none.
 */
export function parsedArguments<const Given extends Options>(argv: readonly string[], options: Given) {
  try {
    return parseArgs({ args: attached(argv, options), allowPositionals: true, options });
  } catch (error) {
    throw new Error(error instanceof Error ? `${error.message.split(/\.\s/)[0]}.` : String(error));
  }
}

/** Writes values with one dash so that they cannot be taken for options: behind the option that they belong to, or behind `--`. */
function attached(argv: readonly string[], options: Options): string[] {
  const end = argv.indexOf("--");
  const [before, behind] = end === -1 ? [argv, []] : [argv.slice(0, end), argv.slice(end + 1)];
  const args: string[] = [];
  const values: string[] = [];
  for (const argument of before) {
    const last = args.at(-1) ?? "";
    if (!/^-[^-]/.test(argument)) args.push(argument);
    else if (last.startsWith("--") && options[last.slice(2)]?.type === "string") args[args.length - 1] = `${last}=${argument}`;
    else values.push(argument);
  }
  return [...args, "--", ...values, ...behind];
}
