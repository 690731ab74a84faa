/** How scenarios are written. Drawn on the server: the browser loads no Markdown code. */
import Markdown from "react-markdown";
import remarkGfm from "remark-gfm";
import styles from "./prose.module.css";

export const ScenariosDoc = ({ markdown }: { readonly markdown: string }) => (
  <div className={styles.prose}>
    <Markdown
      remarkPlugins={[remarkGfm]}
      components={{
        table: ({ node: _, ...rest }) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          <div className={styles.wide} tabIndex={0} role="group" aria-label="Table">
            <table {...rest} />
          </div>
        ),
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        pre: ({ node: _, ...rest }) => <pre {...rest} tabIndex={0} />,
      }}
    >
      {markdown}
    </Markdown>
  </div>
);
