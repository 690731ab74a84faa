"use client";
/** The page of one deck: library, deck and what there is to know about it, in as many columns as there is room for. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  ArrowLeftRight,
  Ellipsis,
  FileDown,
  FileUp,
  Library as LibraryIcon,
  ListTree,
  PanelRightOpen,
  ScanSearch,
  Tag,
} from "lucide-react";
import { useCallback, useDeferredValue, useEffect, useRef, useState } from "react";
import type { LibraryCard } from "../../engine/cards/card.ts";
import type { DeckRules, EntrySectionId } from "../../engine/cards/deck.ts";
import type { Library as GameLibrary } from "../../engine/cards/library.ts";
import type { StoredDeck } from "../../engine/decks/index.ts";
import type { GameDefinition } from "../../engine/games/game.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import { cardQueries, showKeptLibrary } from "../api/cards.ts";
import { QuickLook } from "../cards/quick-look.tsx";
import { Page } from "../frame/page.tsx";
import { usePageKeys } from "../frame/use-keys.ts";
import buttons from "../ui/button.module.css";
import { Button, IconButton } from "../ui/button.tsx";
import { cx } from "../ui/cx.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Menu } from "../ui/menu.tsx";
import { ErrorState } from "../ui/states.tsx";
import { showToast } from "../ui/toaster.tsx";
import { DeskContext, useView, ViewContext } from "./builder.ts";
import { BuilderSkeleton } from "./builder-skeleton.tsx";
import styles from "./deck-builder.module.css";
import { DeckPanel } from "./deck-panel.tsx";
import type { DeckStore } from "./deck-store.ts";
import { DockContext, rememberDocked } from "./dock-context.ts";
import { DragArea } from "./drag.tsx";
import { ExportDialog } from "./export-dialog.tsx";
import { useHands } from "./hands-panel.tsx";
import { ImportIntoDeck } from "./import-into-deck.tsx";
import { Inspector, type InspectorTab } from "./inspector.tsx";
import { Library } from "./library.tsx";
import { NameVersion } from "./name-version.tsx";
import { SaveMark } from "./save-mark.tsx";
import { TroubleDialog } from "./trouble-dialog.tsx";
import { useDeckState, useDeckStore, useDeskOf, useDockOf, useViewOf } from "./use-desk.ts";
import { type Layout, useLayout } from "./use-layout.ts";

/** The window that is open. */
type Window = "import" | "export" | "share" | "version" | undefined;
const ICON = { size: 15, strokeWidth: 1.75, "aria-hidden": true } as const;

export function DeckBuilder({ stored }: { readonly stored: StoredDeck }) {
  const game = gameDefinition(stored.list.game);
  const client = useQueryClient();
  const store = useDeckStore(stored);
  const state = useDeckState(store);
  const library = useQuery(cardQueries.library(game.id));
  useEffect(() => void showKeptLibrary(client, game.id), [client, game.id]);
  const [window, setWindow] = useState<Window>();
  useEffect(() => rememberDocked(game.id, stored.id), [game.id, stored.id]);
  const layout = useLayout();
  const { past, future } = state.history;
  const { rules, data } = { rules: game.deck, data: library.data };
  usePageKeys({ version: () => setWindow("version") });
  return (
    <Page
      title={state.history.list.name}
      game={game.id}
      crumbs={[{ label: "Decks", href: "/decks" }]}
      badge={layout !== "narrow" && <SaveMark state={state} store={store} />}
      undo={{ undo: store.undo, redo: store.redo, undoStep: past.at(-1)?.name, redoStep: future[0]?.name }}
      onShare={() => setWindow("share")}
      actions={
        layout === "narrow" ? (
          <Menu
            label="More for this deck"
            align="end"
            className={cx(buttons["button"], buttons["quiet"], buttons["only"])}
            items={[
              { label: "Import…", icon: <FileUp {...ICON} />, onSelect: () => setWindow("import") },
              { label: "Export…", icon: <FileDown {...ICON} />, onSelect: () => setWindow("export") },
              { label: "Name this version…", icon: <Tag {...ICON} />, onSelect: () => setWindow("version") },
            ]}
          >
            <Ellipsis {...ICON} />
          </Menu>
        ) : (
          <Button look="primary" icon={<Tag {...ICON} />} onClick={() => setWindow("version")}>
            Name version
          </Button>
        )
      }
      fill
    >
      {library.error && !data ? (
        <ErrorState
          title="The cards could not be loaded"
          action={
            <Button look="primary" onClick={() => void library.refetch()}>
              Try again
            </Button>
          }
        >
          {library.error.message} The deck itself is safe.
        </ErrorState>
      ) : data && rules ? (
        <Opened stored={stored} store={store} game={game} rules={rules} library={data} window={window} setWindow={setWindow} />
      ) : (
        <BuilderSkeleton />
      )}
    </Page>
  );
}

type OpenedProps = {
  readonly stored: StoredDeck;
  readonly store: DeckStore;
  readonly game: GameDefinition;
  readonly rules: DeckRules;
  readonly library: GameLibrary;
  readonly window: Window;
  readonly setWindow: (window: Window) => void;
};

type Pane = "library" | "deck" | "about";

function Opened({ stored, store, game, rules, library, window, setWindow }: OpenedProps) {
  const layout = useLayout();
  const [pane, setPane] = useState<Pane>("deck");
  const [query, setQuery] = useState("");
  const [looked, setLooked] = useState<LibraryCard>();
  const show = useCallback((next: string) => {
    setQuery(next);
    setPane("library");
    focusAfterPaint("[data-search-box]");
  }, []);
  const reveal = useCallback((name: string) => {
    setPane("deck");
    focusAfterPaint(`[data-row*="/${CSS.escape(name)}/"]`, () => showToast({ message: `${name} has no line in the deck.` }));
  }, []);
  const desk = useDeskOf({ id: stored.id, store, game, rules, cards: library.cards, show, reveal, look: setLooked });
  const view = useViewOf(desk);
  // The deck answers first; the pips of the library follow in the next render.
  const dock = useDeferredValue(useDockOf(store, rules));
  const moved = (section: EntrySectionId, name: string) => focusAfterPaint(`[data-row="${CSS.escape(`${section}/${name}/0`)}"]`);
  return (
    <DeskContext value={desk}>
      <ViewContext value={view}>
        <DockContext value={dock}>
          <DragArea onMoved={moved}>
            <Columns layout={layout} pane={pane} onPane={setPane} query={query} onQuery={setQuery} setWindow={setWindow} />
          </DragArea>
          <TroubleDialog key={view.state.trouble?.kind} />
          {window === "version" && <NameVersion onClose={() => setWindow(undefined)} />}
          {window === "import" && <ImportIntoDeck onClose={() => setWindow(undefined)} />}
          {(window === "export" || window === "share") && (
            <ExportDialog
              open
              onClose={() => setWindow(undefined)}
              list={view.list}
              pool={desk.pool}
              first={window === "share" ? "link" : "text"}
            />
          )}
          {looked && <Look card={looked} game={game} library={library} onClose={() => setLooked(undefined)} />}
        </DockContext>
      </ViewContext>
    </DeskContext>
  );
}

type ColumnsProps = {
  readonly layout: Layout;
  readonly pane: Pane;
  readonly onPane: (pane: Pane) => void;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly setWindow: (window: Window) => void;
};

function Columns({ layout, pane, onPane, query, onQuery, setWindow }: ColumnsProps) {
  const [tab, setTab] = useState<InspectorTab>("legality");
  const hands = useHands();
  const draw = () => {
    hands.draw();
    if (tab !== "hands" && tab !== "legality") setTab("hands");
    if (layout !== "wide") onPane("about");
  };
  usePageKeys({ drawHand: draw });
  const inspector = <Inspector tab={tab} onTab={setTab} hands={hands} onName={() => setWindow("version")} />;
  const library = <Library text={query} onText={onQuery} />;
  const deck = (
    <section className={styles.deck} aria-label="Deck">
      <DeckPanel onDraw={draw} />
      {layout !== "narrow" && (
        <Footer
          onImport={() => setWindow("import")}
          onExport={() => setWindow("export")}
          onCompare={() => {
            setTab("versions");
            onPane("about");
          }}
        />
      )}
    </section>
  );
  if (layout === "narrow")
    return (
      <div className={styles.narrow}>
        <div className={styles.pane}>{pane === "library" ? library : pane === "deck" ? deck : inspector}</div>
        <PaneTabs pane={pane} onPane={onPane} />
      </div>
    );
  return (
    <div className={styles.columns} data-layout={layout}>
      {library}
      {deck}
      {layout === "wide" ? (
        <aside className={styles.about} aria-label="About the deck">
          {inspector}
        </aside>
      ) : (
        <Sheet open={pane === "about"} onOpen={(open) => onPane(open ? "about" : "deck")}>
          {inspector}
        </Sheet>
      )}
    </div>
  );
}

function Footer({
  onImport,
  onExport,
  onCompare,
}: {
  readonly onImport: () => void;
  readonly onExport: () => void;
  readonly onCompare: () => void;
}) {
  return (
    <footer className={styles.foot}>
      <Button look="quiet" icon={<FileUp {...ICON} />} onClick={onImport}>
        Import
      </Button>
      <Button look="quiet" icon={<FileDown {...ICON} />} onClick={onExport}>
        Export
      </Button>
      <Button look="quiet" icon={<ArrowLeftRight {...ICON} />} onClick={onCompare}>
        Compare
      </Button>
    </footer>
  );
}

/** On a tablet the third column is a sheet; its handle says how the deck stands. */
function Sheet({
  open,
  onOpen,
  children,
}: {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly children: React.ReactNode;
}) {
  const { check } = useView();
  return (
    <>
      <IconButton
        className={styles.handle}
        look="outline"
        label={`About the deck: ${check.legal ? "legal" : `${check.problems.length} reasons why it is not legal`}`}
        onClick={() => onOpen(true)}
      >
        <PanelRightOpen {...ICON} />
        {!check.legal && <b>{check.problems.length}</b>}
      </IconButton>
      <Dialog open={open} onClose={() => onOpen(false)} title="About the deck" place="side" width={420}>
        <div className={styles.sheet}>{children}</div>
      </Dialog>
    </>
  );
}

const PANES = [
  { id: "library", label: "Library", Icon: LibraryIcon },
  { id: "deck", label: "Deck", Icon: ListTree },
  { id: "about", label: "About", Icon: ScanSearch },
] as const;

function PaneTabs({ pane, onPane }: { readonly pane: Pane; readonly onPane: (pane: Pane) => void }) {
  const { check } = useView();
  return (
    <nav className={styles.panes} aria-label="Parts of the deck page">
      {PANES.map(({ id, label, Icon }) => (
        <button key={id} type="button" aria-current={id === pane ? "true" : undefined} onClick={() => onPane(id)}>
          <Icon {...ICON} />
          {label}
          {id === "about" && !check.legal && <b>{check.problems.length}</b>}
        </button>
      ))}
    </nav>
  );
}

function Look({
  card,
  game,
  library,
  onClose,
}: {
  readonly card: LibraryCard;
  readonly game: GameDefinition;
  readonly library: GameLibrary;
  readonly onClose: () => void;
}) {
  const before = useRef(document.activeElement);
  const close = () => {
    onClose();
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  return <QuickLook game={game} card={card} keywords={library.keywords} wide={false} onClose={close} />;
}

/** Focuses an element that the next paint brings; `otherwise` runs when it does not. */
function focusAfterPaint(selector: string, otherwise?: () => void): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const element = document.querySelector<HTMLElement>(selector);
      if (element) element.focus();
      else otherwise?.();
    }),
  );
}
