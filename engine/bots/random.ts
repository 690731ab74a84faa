/** The bot that everything is measured against: each action is equally likely. */
import { below } from "../kernel/rng.ts";
import type { Bot } from "./bot.ts";

export const RANDOM: Bot = { name: "random", choose: (sight, rng) => below(rng, sight.offers) };
