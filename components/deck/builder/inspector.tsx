"use client";
import { hasPrices, priceName } from "../../../engine/cards/price.ts";
/** What a person asks about a deck: is it legal, its curve, odds, hands, versions and notes. Legality comes first and never closes itself. */
import { Tabs } from "../../ui/tabs.tsx";
import { CurveChart } from "../figures/curve-chart.tsx";
import { CurvePanel, useCurve } from "../figures/curve-panel.tsx";
import { type HandActions, HandStrip, HandsPanel } from "../figures/hands-panel.tsx";
import { OddsGlance, OddsPanel } from "../figures/odds-panel.tsx";
import { Legality } from "../legality/legality.tsx";
import { VersionsPanel } from "../versions/versions-panel.tsx";
import { useDesk, useView } from "./builder.ts";
import styles from "./inspector.module.css";
import { NotesPanel } from "./notes-panel.tsx";

export const INSPECTOR_TABS = ["legality", "curve", "odds", "hands", "versions", "notes"] as const;
export type InspectorTab = (typeof INSPECTOR_TABS)[number];
const LABELS: Readonly<Record<InspectorTab, string>> = {
  legality: "Legality",
  curve: "Curve",
  odds: "Odds",
  hands: "Hands",
  versions: "Versions",
  notes: "Notes",
};

export type InspectorProps = {
  readonly tab: InspectorTab;
  readonly onTab: (tab: InspectorTab) => void;
  readonly hands: HandActions;
  readonly onName: () => void;
};

export function Inspector({ tab, onTab, hands, onName }: InspectorProps) {
  const problems = useView().check.problems.length;
  const { game } = useDesk();
  const withCurve = hasPrices(game.fields);
  const items = INSPECTOR_TABS.filter((id) => id !== "curve" || withCurve).map((id) => ({
    id,
    label: LABELS[id],
    ...(id === "legality" && problems > 0 ? { count: problems, tone: "bad" as const } : {}),
  }));
  return (
    <Tabs label="About the deck" items={items} value={tab} onChange={onTab} className={styles.inspector} panelClassName={styles.panel}>
      {tab === "legality" && (
        <>
          <Legality />
          {withCurve && <CurveGlance />}
          <OddsGlance />
          <HandStrip actions={hands} />
        </>
      )}
      {tab === "curve" && <CurvePanel />}
      {tab === "odds" && <OddsPanel />}
      {tab === "hands" && <HandsPanel actions={hands} />}
      {tab === "versions" && <VersionsPanel onName={onName} />}
      {tab === "notes" && <NotesPanel />}
    </Tabs>
  );
}

function CurveGlance() {
  const curve = useCurve();
  const { game, show } = useDesk();
  return (
    <section className={styles.block} aria-labelledby="glance-curve">
      <h2 id="glance-curve" className={styles.blockTitle}>
        Curve by {priceName(game.fields)}
      </h2>
      <CurveChart curve={curve} game={game} onPick={show} />
    </section>
  );
}
