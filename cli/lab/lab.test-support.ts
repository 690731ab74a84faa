/** Runs a command that plays games, with the shipped cards, in this process, and with files and a clock of its own. */

import { ok } from "../../engine/kernel/result.ts";
import { openToy, type ToyFault } from "../../engine/kernel/toy/toy.test-support.ts";
import { loadCards, loadDecks, loadKeywords } from "../cards/source.ts";
import type { LabIo } from "./lab-arguments.ts";
import { outside } from "./outside.ts";

type Command = (argv: readonly string[], io: LabIo) => Promise<number>;

export type Ran = { readonly code: number; readonly out: string; readonly err: string; readonly files: Readonly<Record<string, string>> };

/** What a test wants otherwise; `files` are there to be read. */
export type Otherwise = Partial<LabIo> & { readonly files?: Readonly<Record<string, string>> };

/** Runs a command and answers its exit code, what it printed, and the files it wrote. */
export async function run(command: Command, argv: readonly string[], { files: given = {}, ...other }: Otherwise = {}): Promise<Ran> {
  let [out, err] = ["", ""];
  const files: Record<string, string> = { ...given };
  const code = await command(argv, {
    ...outside(),
    cores: 1,
    watched: false,
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    read: (file) => {
      const text = files[file];
      return text === undefined ? Promise.reject(new Error(`There is no file ${file}.`)) : Promise.resolve(text);
    },
    write: (file, text) => {
      files[file] = text;
    },
    loadCards,
    loadKeywords,
    loadDecks,
    ...other,
  });
  return { code, out, err, files };
}

/** Opens the toy game in the place of a game that is played, with a planted fault or without. */
export const toyInstead =
  (fault?: ToyFault): LabIo["rulesOf"] =>
  async (id) =>
  ({ cards }) =>
    ok({
      id,
      game: openToy({}, fault),
      cards,
      seats: ["A", "B"],
      options: { standard: {}, parse: ok },
      askedFor: {},
      wishes: ["play"],
      subject: (plain) => openToy({ plain }, fault),
    });
