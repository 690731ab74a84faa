/** The HTTP API, drawn from the OpenAPI document that the routes themselves give. */
import { byCodePoint } from "../../engine/kernel/order.ts";
import styles from "./prose.module.css";

type Parameter = { readonly name: string; readonly in: string; readonly required: boolean; readonly description?: string };
type Operation = {
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
};
/** As much of an OpenAPI document as is shown. */
export type OpenApi = {
  readonly info: { readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

/** Marks text between backquotes as code. */
const Marked = ({ text }: { readonly text: string }) =>
  text.split("`").map((part, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts are their place
      <code key={i}>{part}</code>
    ) : (
      part
    ),
  );

type Route = { readonly path: string; readonly method: string; readonly operation: Operation };

/** The groups of paths, by the part after /api. */
const GROUPS: Readonly<Record<string, string>> = {
  games: "Games, their cards and words",
  cards: "One card",
  art: "Pictures drawn by the studio",
  pictures: "Uploaded pictures",
  decks: "Decks",
  queries: "Saved searches",
  matches: "Matches",
  scenarios: "Scenarios",
};
const OTHERS = "Others";
const groupOf = ({ path }: Route): string => GROUPS[path.split("/")[2] ?? ""] ?? OTHERS;
const anchorOf = ({ path, method }: Route): string => `${method.toLowerCase()}-${path.replace(/[^a-z]+/gi, "-")}`;

export type ApiDocProps = {
  readonly document: OpenApi;
  /** Calls to begin with, as one types them. */
  readonly examples: readonly { readonly about: string; readonly typed: string }[];
};

export function ApiDoc({ document, examples }: ApiDocProps) {
  const routes: readonly Route[] = Object.entries(document.paths)
    .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })))
    .sort((a, b) => byCodePoint(a.path, b.path));
  const groups = [...Object.values(GROUPS), OTHERS];
  return (
    <div className={styles.prose}>
      <p>
        Everything the pages do can be done from a script: find cards, make and change them, build decks, play and ask the lab. Calls and
        answers are JSON. Begin with these, where <code>STUDIO</code> is the address of your studio:
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0} aria-label="Calls to begin with" role="group">
        <code>{["STUDIO=http://localhost:3000", ...examples.map(({ about, typed }) => `# ${about}\n${typed}`)].join("\n\n")}</code>
      </pre>
      <p>
        All routes follow. The same description as a file for tools: <a href="/api/openapi">OpenAPI 3.1</a>.
      </p>
      <p>
        <Marked text={document.info.description} />
      </p>
      <nav aria-label="All routes" className={styles.routes}>
        {groups.map((group) => (
          <section key={group}>
            <h2>{group}</h2>
            <ul>
              {routes
                .filter((route) => groupOf(route) === group)
                .map((route) => (
                  <li key={anchorOf(route)}>
                    <a href={`#${anchorOf(route)}`}>
                      <span className={styles.method}>{route.method}</span> {route.path.slice("/api/".length)}
                    </a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </nav>
      {groups.flatMap((group) =>
        routes.filter((route) => groupOf(route) === group).map((route) => <RouteDoc key={anchorOf(route)} route={route} />),
      )}
    </div>
  );
}

function RouteDoc({ route }: { readonly route: Route }) {
  const { path, method, operation } = route;
  return (
    <section id={anchorOf(route)}>
      <h2>
        <span className={styles.method}>{method}</span> <code>{path}</code>
      </h2>
      <p>{operation.summary}</p>
      <ul>
        {operation.parameters?.map((parameter) => (
          <li key={`${parameter.in} ${parameter.name}`}>
            <code>{parameter.name}</code> in the {parameter.in}
            {parameter.required ? "" : ", optional"}
            {parameter.description && `: ${parameter.description}`}
          </li>
        ))}
        {operation.requestBody !== undefined && <li>A JSON body; its schema is in the file.</li>}
        {Object.entries(operation.responses)
          .filter(([status]) => status !== "default")
          .map(([status, answer]) => (
            <li key={status}>
              Answers {status}: {answer.description}
            </li>
          ))}
        {operation.description && (
          <li>
            <Marked text={operation.description} />
          </li>
        )}
      </ul>
    </section>
  );
}
