"use client";
/** What the studio shows of a card of Metrorunner beside its face: the hack of a network, what an A.I. card would do. */
import { useQuery } from "@tanstack/react-query";
import { gridOf, partOf } from "../../../../engine/games/boards/index.ts";
import { cardQueries } from "../../../api/cards.ts";
import type { CardPanelProps } from "../../../studio/card/own-panel.tsx";
import { AiPanel } from "./ai-panel.tsx";
import { NetworkPanel } from "./network-panel.tsx";

const ports = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter((one) => typeof one === "string") : []);

export default function MetrorunnerCardPanel({ game, id, kind, fields, revision }: CardPanelProps) {
  const isNetwork = kind === "network";
  const { data: boards } = useQuery({ ...cardQueries.boards(game), enabled: isNetwork });
  if (kind === "ai") return <AiPanel id={id} revision={revision} />;
  if (!isNetwork || !boards) return null;
  const nodes = { core: ports(fields["core"]), alpha: ports(fields["alpha"]), beta: ports(fields["beta"]) };
  return <NetworkPanel tiles={gridOf(partOf(boards, "grid")).tiles.map(({ open }) => open)} nodes={nodes} />;
}
