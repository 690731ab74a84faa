import type { ReactNode } from "react";
import { DockProvider } from "../../../components/deck/dock-provider.tsx";
import { isGameId } from "../../../engine/games/index.ts";

type Props = { readonly children: ReactNode; readonly params: Promise<{ readonly game: string }> };

export default async function CardsLayout({ children, params }: Props) {
  const { game } = await params;
  return isGameId(game) ? <DockProvider game={game}>{children}</DockProvider> : children;
}
