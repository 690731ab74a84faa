/** What the browser tests of one worker share: its browser, and its studio with a database that no other worker writes to. */
import { inject } from "vitest";
import { keepProfiles, launch } from "../browser.ts";

const mine = inject("studios").at(Number(process.env["VITEST_POOL_ID"]) - 1);
if (!mine) throw new Error(`No studio was started for worker ${process.env["VITEST_POOL_ID"]}.`);

/** The address of the worker's studio. */
export const url: string = mine;
/** The worker's browser; every visit has a profile that remembers nothing. It ends with the worker. */
export const browser = await launch({ pixels: false });
keepProfiles(browser);
