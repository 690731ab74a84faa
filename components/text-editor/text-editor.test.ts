/** The text field before a language is there, and of a game that has none. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { withoutLanguage } from "../../tests/without-language.ts";
import { loadLanguage } from "./load-language.ts";
import { TextEditor } from "./text-editor.tsx";

const html = () =>
  renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client: new QueryClient() },
      createElement(TextEditor, { game: "corp", value: "Whatever.", onChange: () => undefined, keywords: [] }),
    ),
  );

test("while the words are fetched, it is a plain field that says so", () => {
  expect(html()).toMatch(/<textarea[^>]*>Whatever\.<\/textarea>.*Loading the words of this game/);
});

describe("a game that no language reads", () => {
  withoutLanguage("corp");
  test("has a plain field that says so", () => {
    expect(html()).toMatch(/<textarea[^>]*>Whatever\.<\/textarea>.*The studio cannot read the texts of this game yet/);
  });
  test("has no words to load", async () => expect(await loadLanguage("corp", [])).toEqual({ is: "none" }));
});
