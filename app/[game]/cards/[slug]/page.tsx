import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { CardPage } from "../../../../components/cards/page/card-page.tsx";
import { NoSuchCard } from "../../../../components/cards/page/no-such-card.tsx";
import { NoSuchRevision } from "../../../../components/cards/page/no-such-revision.tsx";
import { Page } from "../../../../components/frame/page.tsx";
import { slugOf } from "../../../../engine/cards/card.ts";
import { gameDefinition, isGameId } from "../../../../engine/games/index.ts";
import { faceLabel } from "../../../../faces/index.ts";
import { type CardView, readCardAddress, viewCard } from "../../../../server/card-view.ts";
import { NOTHING_HERE } from "../../../nothing-here.ts";
import { openGraph } from "../../../open-graph.ts";

type Props = {
  readonly params: Promise<{ readonly game: string; readonly slug: string }>;
  readonly searchParams: Promise<{ readonly compare?: string | string[] }>;
};

const titleOf = (view: CardView): string => (view.found ? view.history.card.name : view.lacks ? "No such revision" : "No such card");

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game, slug } = await params;
  const view = isGameId(game) ? viewCard(game, readCardAddress(slug)) : undefined;
  if (!view?.found) return { title: view ? titleOf(view) : NOTHING_HERE };
  const { card } = view.history;
  const picture = `/api/cards/${game}/${slugOf(card.id)}/link.png`;
  return { title: card.name, ...(await openGraph(card.name, faceLabel(card), picture)) };
}

export default async function CardRoute({ params, searchParams }: Props) {
  const { game, slug } = await params;
  if (!isGameId(game)) notFound();
  const { compare } = await searchParams;
  const view = viewCard(game, readCardAddress(slug, typeof compare === "string" ? compare : undefined));
  if (view.found && view.movedTo) permanentRedirect(view.movedTo);
  const crumbs = [{ label: "Cards", href: `/${game}/cards` }];
  if (!view.found)
    return (
      <Page game={game} crumbs={crumbs} title={titleOf(view)}>
        {view.lacks ? (
          <NoSuchRevision card={view.lacks.card} revision={view.lacks.revision} />
        ) : (
          <NoSuchCard game={game} slug={view.slug} near={view.near} skipped={view.skipped} />
        )}
      </Page>
    );
  const { history, keywords, echo, reminders, decks, alike, difference, uncompared, newer } = view;
  return (
    <Page game={game} crumbs={crumbs} title={history.card.name}>
      <CardPage
        game={gameDefinition(game)}
        history={history}
        keywords={keywords}
        echo={echo}
        reminders={reminders}
        decks={decks}
        alike={alike}
        difference={difference}
        uncompared={uncompared}
        newer={newer}
      />
    </Page>
  );
}
