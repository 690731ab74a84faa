/** Small marks beside words: a game's kinds, and Megacorp's factions as they stand on its cards. Always with the word. */
import {
  Boxes,
  Building2,
  CircleAlert,
  Cpu,
  Crosshair,
  FileText,
  Flag,
  Landmark,
  Map as MapIcon,
  MapPin,
  Megaphone,
  Package,
  Shield,
  Skull,
  Sparkles,
  Swords,
  Target,
  Trophy,
  User,
  Users,
  Wrench,
  Zap,
} from "lucide-react";
import type { GameId } from "../../engine/cards/card.ts";

const ICONS: Readonly<Record<string, typeof User>> = {
  business: Building2,
  character: User,
  event: Zap,
  equipment: Wrench,
  location: MapPin,
  corruption: Skull,
  propaganda: Megaphone,
  hacking: Cpu,
  virus: CircleAlert,
  agent: Users,
  verse: Sparkles,
  necroverse: Skull,
  objective: Target,
  title: Trophy,
  boost: Zap,
  job: FileText,
  "starting-job": Flag,
  network: MapIcon,
  contract: Package,
  ai: Cpu,
  runner: Crosshair,
  security: Shield,
  asset: Landmark,
  action: Swords,
};

const FACTIONS: Readonly<Record<string, { readonly colour: string; readonly path: string; readonly line?: true }>> = {
  corp: { colour: "var(--corp)", path: "M1.4 8.6V4.64H3.92V1.4H6.08V6.08H8.6V8.6Z" },
  incarnate: {
    colour: "var(--incarnate)",
    path: "M5 1.4A3.6 3.6 0 1 0 8.6 5A2.23 2.23 0 0 1 5 1.4ZM5.61 3.02A1.37 1.37 0 1 0 8.35 3.02 1.37 1.37 0 1 0 5.61 3.02Z",
  },
  gnost: { colour: "var(--gnost)", path: "M5 1.4L8.96 8.06H1.04ZM3.9 5.79A1.1 1.1 0 1 0 6.1 5.79 1.1 1.1 0 1 0 3.9 5.79Z", line: true },
  neutral: { colour: "var(--neutral)", path: "M2.1 5A2.9 2.9 0 1 0 7.9 5 2.9 2.9 0 1 0 2.1 5Z", line: true },
};

/** The mark of a value, when it has one. */
export function ValueMark({ game, field, value }: { readonly game: GameId; readonly field: string; readonly value: string }) {
  const faction = game === "megacorp" && field === "faction" ? FACTIONS[value] : undefined;
  if (faction)
    return (
      <svg width="13" height="13" viewBox="0 0 10 10" aria-hidden>
        <path
          d={faction.path}
          {...(faction.line ? { fill: "none", stroke: faction.colour, strokeWidth: 1.1 } : { fill: faction.colour })}
        />
      </svg>
    );
  const Icon = field === "type" ? (ICONS[value] ?? Boxes) : undefined;
  return Icon ? <Icon size={14} strokeWidth={1.75} aria-hidden /> : null;
}
