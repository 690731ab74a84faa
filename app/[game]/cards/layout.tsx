import type { ReactNode } from "react";
import { DockProvider } from "../../../components/deck/dock/dock-provider.tsx";
import { gameDefinition, isGameId } from "../../../engine/games/index.ts";

type Props = { readonly children: ReactNode; readonly params: Promise<{ readonly game: string }> };

export default async function CardsLayout({ children, params }: Props) {
  const { game } = await params;
  if (!isGameId(game) || !gameDefinition(game).deck) return children;
  return <DockProvider game={game}>{children}</DockProvider>;
}
