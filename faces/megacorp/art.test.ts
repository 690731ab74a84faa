import { describe } from "vitest";
import { proposes } from "../art/propose/propose.test-support.ts";

describe("Proposed pictures", () => {
  proposes(
    "a character is a portrait in its faction's colours",
    "megacorp",
    { name: "Lantern Keeper", kind: "character", fields: { faction: "gnost", tags: ["#Human"] } },
    "portrait in gnost",
  );
  proposes(
    "a beast is an animal",
    "megacorp",
    { name: "Reed Bull", kind: "character", fields: { faction: "incarnate", tags: ["#GMO", "#Beast"] } },
    "beast:bull in incarnate",
  );
  proposes(
    "customers are a crowd",
    "megacorp",
    { name: "Window Shoppers", kind: "character", hint: "Rows of people at a shop", fields: { faction: "neutral", tags: ["#Consumer"] } },
    "crowd in neutral",
  );
  proposes(
    "unless the hint shows one person",
    "megacorp",
    { name: "Window Shoppers", kind: "character", hint: "A man at a shop", fields: { faction: "neutral", tags: ["#Consumer"] } },
    "portrait in neutral",
  );
  proposes(
    "tags go before words",
    "megacorp",
    { name: "Stock Wave", kind: "event", text: "Each player loses 3M.", fields: { faction: "neutral", tags: ["#Water"] } },
    "wave in neutral",
  );
  proposes(
    "damage shocks",
    "megacorp",
    { name: "Sudden Blow", kind: "event", text: "Deal 3 BQ damage.", fields: { faction: "corp", tags: [] } },
    "shock in corp",
  );
  proposes(
    "money crashes",
    "megacorp",
    { name: "Stock Market Crash", kind: "event", fields: { faction: "neutral", tags: ["#Crisis"] } },
    "crash in neutral",
  );
  proposes(
    "a project is a port",
    "megacorp",
    { name: "The Long Lift", kind: "location", fields: { faction: "corp", tags: ["#Building", "#Project"] } },
    "port in corp",
  );
  proposes(
    "words begin where a word begins: a hypermarket is no ark",
    "megacorp",
    {
      name: "Hypermarket",
      kind: "location",
      hint: "A shopping hall large enough to have clouds",
      fields: { faction: "corp", tags: ["#Building"] },
    },
    "arcade in corp",
  );
  proposes(
    "a forest among towers stays a forest",
    "megacorp",
    { name: "Forest", kind: "location", hint: "Pines inside a ring of towers", fields: { faction: "neutral", tags: ["#Forest"] } },
    "terrain in neutral",
  );
});
