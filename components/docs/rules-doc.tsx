/** The rules of a game with an anchor for every number. Drawn on the server: the browser loads no Markdown code. */
import Markdown from "react-markdown";
import remarkGfm from "remark-gfm";
import type { GameId } from "../../engine/cards/card.ts";
import { headingsOf, ruleMarks } from "./rule-marks.ts";
import styles from "./rules-doc.module.css";
import { ShowTarget } from "./show-target.tsx";

export type RulesDocProps = {
  readonly game: GameId;
  readonly markdown: string;
  /** Numbers that the text defines. */
  readonly known: readonly string[];
  readonly prefixes: Readonly<Record<GameId, string>>;
};

export function RulesDoc({ game, markdown, known, prefixes }: RulesDocProps) {
  return (
    <div className={styles.doc}>
      <ShowTarget />
      <nav className={styles.contents} aria-label="Contents">
        <ul>
          {headingsOf(markdown, prefixes[game]).map((heading) => (
            <li key={`${heading.id}-${heading.title}`} data-depth={heading.depth}>
              <a href={`#${heading.id}`}>{heading.title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.text}>
        <Markdown
          remarkPlugins={[remarkGfm, ruleMarks(game, prefixes, new Set(known))]}
          components={{
            h1: ({ node: _, ...rest }) => <h2 {...rest} data-level={1} />,
            h2: ({ node: _, ...rest }) => <h3 {...rest} data-level={2} />,
            h3: ({ node: _, ...rest }) => <h4 {...rest} data-level={3} />,
            table: ({ node: _, ...rest }) => (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
              <div className={styles.wide} tabIndex={0} role="group" aria-label="Table">
                <table {...rest} />
              </div>
            ),
          }}
        >
          {markdown}
        </Markdown>
      </div>
    </div>
  );
}
