/** The rules booklet of a game as a page, with what prints it. Drawn on the server: the browser loads no Markdown code. */
import { BookOpen, FileDown } from "lucide-react";
import Link from "next/link";
import Markdown from "react-markdown";
import remarkGfm from "remark-gfm";
import type { GameId } from "../../engine/cards/card.ts";
import type { Picture } from "../../faces/booklet/block.ts";
import styles from "./booklet-doc.module.css";
import { headingsOf, ruleMarks } from "./rule-marks.ts";
import doc from "./rules-doc.module.css";

export type BookletDocProps = {
  readonly game: GameId;
  readonly markdown: string;
  /** Numbers of the game's rules. */
  readonly known: readonly string[];
  readonly prefixes: Readonly<Record<GameId, string>>;
  /** In the order of the text. */
  readonly pictures: readonly Picture[];
};

const FORMATS = [
  ["A5", "A5 pages"],
  ["A4", "A4 pages"],
  ["fold", "A4, to fold"],
] as const;

export function BookletDoc({ game, markdown, known, prefixes, pictures }: BookletDocProps) {
  return (
    <div className={doc.doc}>
      <nav className={doc.contents} aria-label="Contents">
        <ul>
          {headingsOf(markdown, prefixes[game]).map((heading) => (
            <li key={heading.id} data-depth={heading.depth - 1}>
              <a href={`#${heading.id}`}>{heading.title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.text}>
        <ul className={styles.take} aria-label="Print the booklet">
          {FORMATS.map(([paper, label]) => (
            <li key={paper}>
              <a href={`/api/booklets/${game}?paper=${paper}`} download>
                <FileDown size={15} strokeWidth={1.75} aria-hidden /> {label}
              </a>
            </li>
          ))}
          <li>
            <Link href={`/docs/${game}/rules`}>
              <BookOpen size={15} strokeWidth={1.75} aria-hidden /> All rules by their numbers
            </Link>
          </li>
        </ul>
        <div className={styles.booklet}>
          <Markdown
            remarkPlugins={[remarkGfm, numberedPictures, ruleMarks(game, prefixes, new Set(known), `/docs/${game}/rules`)]}
            components={{
              h1: () => null,
              h2: ({ node: _, ...rest }) => <h2 {...rest} data-level={1} />,
              img: ({ alt }) => <Shown game={game} number={Number(alt)} picture={pictures[Number(alt)]} />,
              p: ({ node: _, ...rest }) => <div className={styles.paragraph} {...rest} />,
            }}
          >
            {markdown}
          </Markdown>
        </div>
      </div>
    </div>
  );
}

function Shown({ game, number, picture }: { readonly game: GameId; readonly number: number; readonly picture: Picture | undefined }) {
  if (!picture) return null;
  const { w, h, caption } = picture;
  return (
    <figure className={styles.picture}>
      {/* biome-ignore lint/performance/noImgElement: a drawing that no loader can make smaller */}
      <img src={`/api/booklets/${game}/pictures/${number}`} width={Math.round(w * 4)} height={Math.round(h * 4)} alt="" loading="lazy" />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

type MdNode = { type: string; lang?: string | null; alt?: string; url?: string; children?: MdNode[] | undefined };

/** Turns each code block of a picture into an image whose alt is its number. */
function numberedPictures() {
  return (tree: MdNode) => {
    let number = 0;
    const visit = (node: MdNode): void => {
      node.children = node.children?.map((child) => {
        if (child.type !== "code" || child.lang !== "picture") {
          visit(child);
          return child;
        }
        return { type: "paragraph", children: [{ type: "image", url: "#", alt: String(number++) }] };
      });
    };
    visit(tree);
  };
}
