import type { ReactNode } from "react";
import { DockProvider } from "../../../components/deck/dock/dock-provider.tsx";
import { gameDefinition, isGameId } from "../../../engine/games/index.ts";

type Props = { readonly children: ReactNode; readonly params: Promise<{ readonly game: string }> };

/** The studio has its own bars at the lower edge of a phone, so an empty dock would only take room there. */
export default async function StudioLayout({ children, params }: Props) {
  const { game } = await params;
  if (!isGameId(game) || !gameDefinition(game).deck) return children;
  return (
    <DockProvider game={game} empty="wide">
      {children}
    </DockProvider>
  );
}
