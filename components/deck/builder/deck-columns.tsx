"use client";
/** Library, deck and what there is to know about it: three columns, two and a sheet, or one at a time behind tabs. */
import { ArrowLeftRight, FileDown, FileUp, Library as LibraryIcon, ListTree, PanelRightOpen, ScanSearch } from "lucide-react";
import { useState } from "react";
import { usePageKeys } from "../../frame/use-keys.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { PaneTabs } from "../../ui/pane-tabs.tsx";
import { useHands } from "../figures/hands-panel.tsx";
import { useDesk, useView } from "./builder.ts";
import styles from "./deck-builder.module.css";
import { DeckPanel } from "./deck-panel.tsx";
import { focusAfterPaint } from "./focus-after-paint.ts";
import { Inspector, type InspectorTab } from "./inspector.tsx";
import { Library } from "./library.tsx";
import type { Layout } from "./use-layout.ts";

/** The part that a phone shows; on a tablet "about" is the open sheet. */
export type Pane = "library" | "deck" | "about";
/** The windows that the page itself opens. */
export type DeckWindow = "import" | "export" | "share" | "version";
const ICON = { size: 15, strokeWidth: 1.75, "aria-hidden": true } as const;

type ColumnsProps = {
  readonly layout: Layout;
  readonly pane: Pane;
  readonly onPane: (pane: Pane) => void;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly setWindow: (window: DeckWindow) => void;
};

/** The parts of the page, side by side or one at a time. */
export function DeckColumns({ layout, pane, onPane, query, onQuery, setWindow }: ColumnsProps) {
  const [tab, setTab] = useState<InspectorTab>("legality");
  const { pool, rules, store, look } = useDesk();
  const hands = useHands({ pool, draws: rules.draws, look, now: () => store.state().history.doc });
  const draw = () => {
    hands.draw();
    if (tab !== "hands" && tab !== "legality") setTab("hands");
    if (layout !== "wide") onPane("about");
  };
  usePageKeys({ drawHand: draw });
  const showLegality = () => {
    setTab("legality");
    if (layout !== "wide") onPane("about");
    focusAfterPaint("[data-legality]");
  };
  const inspector = <Inspector tab={tab} onTab={setTab} hands={hands} onName={() => setWindow("version")} />;
  const library = <Library text={query} onText={onQuery} />;
  const deck = (
    <section className={styles.deck} aria-label="Deck">
      <DeckPanel onDraw={draw} onLegality={showLegality} />
      {layout !== "narrow" && (
        <Footer
          onImport={() => setWindow("import")}
          onExport={() => setWindow("export")}
          onCompare={() => {
            setTab("versions");
            onPane("about");
          }}
          {...(layout === "middle" && { onAbout: () => onPane("about") })}
        />
      )}
    </section>
  );
  if (layout === "narrow")
    return (
      <div className={styles.narrow}>
        <div className={styles.pane}>{pane === "library" ? library : pane === "deck" ? deck : inspector}</div>
        <DeckPanes pane={pane} onPane={onPane} />
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
        <Dialog open={pane === "about"} onClose={() => onPane("deck")} title="About the deck" place="side" width={420}>
          <div className={styles.sheet}>{inspector}</div>
        </Dialog>
      )}
    </div>
  );
}

type FooterProps = {
  readonly onImport: () => void;
  readonly onExport: () => void;
  readonly onCompare: () => void;
  /** Opens the deck's details where they have no column of their own. */
  readonly onAbout?: () => void;
};

function Footer({ onImport, onExport, onCompare, onAbout }: FooterProps) {
  const { check } = useView();
  return (
    <footer className={styles.foot}>
      <Button look="quiet" icon={<FileUp {...ICON} />} onClick={onImport}>
        Import
      </Button>
      <Button look="quiet" icon={<FileDown {...ICON} />} onClick={onExport}>
        Export
      </Button>
      {onAbout ? (
        <Button className={styles.last} icon={<PanelRightOpen {...ICON} />} onClick={onAbout}>
          About{!check.legal && <b title="Reasons why it is not legal">{check.problems.length}</b>}
        </Button>
      ) : (
        <Button look="quiet" icon={<ArrowLeftRight {...ICON} />} onClick={onCompare}>
          Compare
        </Button>
      )}
    </footer>
  );
}

const PANES = [
  { id: "library", label: "Library", Icon: LibraryIcon },
  { id: "deck", label: "Deck", Icon: ListTree },
  { id: "about", label: "About", Icon: ScanSearch },
] as const;

function DeckPanes({ pane, onPane }: { readonly pane: Pane; readonly onPane: (pane: Pane) => void }) {
  const { check } = useView();
  const left = check.legal ? undefined : <b>{check.problems.length}</b>;
  const panes = PANES.map((one) => (one.id === "about" ? { ...one, badge: left } : one));
  return <PaneTabs label="Sections of the deck page" panes={panes} pane={pane} onPane={onPane} />;
}
