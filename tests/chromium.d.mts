import type { LaunchOptions } from "playwright-core";
export const LAUNCH_ARGS: string[];
export function launchOptions(): Promise<LaunchOptions>;
