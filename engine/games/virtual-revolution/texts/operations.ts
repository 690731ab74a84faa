/** What the texts of Virtual Revolution come to: the operations of section 2.2 of the rules, with the combinators, missions and scores of 2.3 to 2.5. */
import type { Span } from "../../../language/index.ts";

export type DistrictId = "ND" | "MA" | "PI" | "DR" | "QL" | "NA" | "CE";
export type ActionId = "WORK" | "RECRUIT" | "SERVER" | "VERSE" | "DONATE";
export type TypeId = "COMBATANT" | "TECHNICIAN" | "DIPLOMAT";
export type GenreId = "SF" | "FANTASY" | "HORROR" | "ADVENTURE";
export type ZoneId =
  | "this_district"
  | "free"
  | "here"
  | "adjacent"
  | "here_or_adjacent"
  | "anywhere"
  | "controlled"
  | "next_to_controlled"
  | { readonly districts: readonly DistrictId[] };

/** One thing that is done, n times where it has a number. */
type Deed =
  | { readonly op: "gain_credits" | "lose_credits" | "gain_immunity" | "lose_immunity" | "gain_vp_token" | "lose_vp"; readonly n: number }
  | { readonly op: "draw_corruption" | "give_corruption" | "exchange_corruption"; readonly n: number }
  | { readonly op: "take_agent"; readonly n: number }
  | { readonly op: "tilt_agents" | "verse_back"; readonly n: number; readonly owner: "opponent" | "self"; readonly up_to?: true }
  /** Half of what there is. */
  | { readonly op: "lose_half"; readonly what: "credits" | "immunity" | "revenue"; readonly up: boolean }
  /** The top of the Corruption deck. */
  | { readonly op: "peek_corruption"; readonly n: number }
  /** The price of an Action in this round, so much more or less; of Work what it gives (VR-R112). */
  | { readonly op: "shift_price"; readonly action: "WORK" | "RECRUIT" | "SERVER" | "VERSE"; readonly n: number }
  | { readonly op: "gain_boost" | "take_verse" | "verse_online" | "replay_verse_bonus" | "swap_agent" | "range_plus"; readonly n: number }
  | { readonly op: "recycle_from_reserve" | "place_server" | "each_opponent_discards"; readonly n: number }
  | { readonly op: "cap_credits" | "cap_immunity"; readonly max: number }
  /** From Recycling to reserve, without an advantage; all of it where no number is said. */
  | { readonly op: "recover_influence"; readonly n?: number }
  /** All Influence here, of any owner, and so many € for each. */
  | { readonly op: "clear_here"; readonly credits: number }
  | { readonly op: "show_objectives" | "copy_activation" }
  | { readonly op: "discard_random" | "ready_titles"; readonly n: number }
  | { readonly op: "discard_all_corruption" | "look_corruption" }
  | { readonly op: "move_influence"; readonly n: number; readonly to: ZoneId; readonly up_to?: true }
  /** From an opponent whom you choose, or from each (VR-R107). */
  | { readonly op: "steal"; readonly what: "credits" | "immunity"; readonly n: number; readonly each: boolean; readonly only?: Only }
  | { readonly op: "change_revenue"; readonly delta: number }
  | { readonly op: "discard_corruption"; readonly n: number; readonly mode: "choice"; readonly up_to?: true }
  | { readonly op: "steal_immunity"; readonly n: number; readonly zone: ZoneId }
  | { readonly op: "add_influence"; readonly n: number; readonly zone: ZoneId; readonly up_to?: true }
  | {
      readonly op: "eliminate_influence";
      readonly n: number;
      readonly zone: ZoneId;
      readonly owner: "any" | "opponent" | "self";
      readonly up_to?: true;
    }
  | { readonly op: "wipe_own_influence"; readonly boroughs: number }
  | {
      readonly op: "remove_server";
      readonly n: number;
      readonly owner: "self" | "opponent";
      readonly zone: ZoneId;
      readonly else_vp?: number;
      readonly up_to?: true;
    }
  | { readonly op: "move_server"; readonly from: "here"; readonly to: "adjacent"; readonly owner: "any" }
  | { readonly op: "discard_verse"; readonly n: number; readonly genres?: readonly GenreId[]; readonly up_to?: true }
  | { readonly op: "discard_boost"; readonly n: number; readonly actions?: readonly ActionId[]; readonly up_to?: true }
  | { readonly op: "discard_agent"; readonly n: number; readonly type?: TypeId; readonly up_to?: true }
  | {
      readonly op: "refresh_market" | "peek_necro" | "choose_type_at_end" | "copy_promotion" | "prevent_discard" | "waive_server_influence";
    }
  /** Of Locations: as the game is set up (VR-3.6, VR-3.7), and as an Agent is deployed (VR-3.13). */
  | { readonly op: "deal_influence"; readonly n: number }
  | { readonly op: "first_player" | "deploy_here" | "intercept" }
  | { readonly op: "swap_verses"; readonly min: number; readonly max: number }
  /** `other`: not whose text it is. */
  | { readonly op: "ready_agents"; readonly which: "all"; readonly other?: true }
  | { readonly op: "ready_agents"; readonly which: "one"; readonly n: number; readonly up_to?: true; readonly other?: true }
  | { readonly op: "bonus_action"; readonly action: ActionId; readonly source?: "agent_discard" }
  | { readonly op: "next_round_cost"; readonly action: ActionId; readonly cost: number }
  | { readonly op: "next_round_cost"; readonly action: ActionId; readonly gain: number }
  | {
      readonly op: "next_round_cost";
      readonly action: ActionId;
      readonly discard1: number;
      readonly discard2: number;
      readonly immunity: number;
    }
  | { readonly op: "extra_donation"; readonly pay: number; readonly discard: number }
  | { readonly op: "score_cap"; readonly what: "verse" | "objective"; readonly max: number }
  | { readonly op: "score_adjust"; readonly per: "trios" | "titles"; readonly vp: number };

type Combined =
  | { readonly op: "may"; readonly do: readonly Operation[] }
  | { readonly op: "choose"; readonly options: readonly (readonly Operation[])[] }
  | { readonly op: "if"; readonly cond: Condition; readonly do: readonly Operation[]; readonly else?: readonly Operation[] }
  /** Its number as often as there is something of the kind. */
  | { readonly op: "for_each"; readonly of: Counted; readonly do: Operation; readonly most?: number }
  /** By each opponent in turn order, or by each player from “you” on. */
  | { readonly op: "each_player"; readonly you: boolean; readonly only?: Only; readonly do: readonly Operation[] }
  /** By an opponent whom you choose (VR-R106). */
  | { readonly op: "one_player"; readonly only?: Only; readonly do: readonly Operation[] }
  /** All of it or nothing; in € where nothing else is said. */
  | { readonly op: "pay"; readonly pay: number; readonly in?: "immunity"; readonly do: readonly Operation[] }
  | { readonly op: "on_action"; readonly action: ActionId; readonly when: "pre" | "either"; readonly do: readonly Operation[] };

/** An operation with the words that it was read from. */
export type Operation = (Deed | Combined) & { readonly words: Span };

/** Of which players it is said, seen by “you” (VR-R115). */
export type Only =
  | { readonly director_in: ZoneId }
  | { readonly more: Counted }
  | { readonly fewer: Counted }
  | { readonly at_least: number; readonly of: Counted }
  | { readonly most: Counted }
  | { readonly fewest: Counted };

/** What may be so of a state. */
export type Condition =
  | { readonly not: Condition }
  | { readonly opponent_more: Counted }
  | { readonly opponent_has: Counted; readonly least: number }
  | { readonly order: "first" | "last" }
  | { readonly title_of: DistrictId }
  | { readonly director_in: readonly DistrictId[] }
  | { readonly revenue: "lowest" | "highest" }
  | { readonly at_least: number; readonly of: Counted }
  | { readonly none_of: Counted }
  | { readonly at_most: number; readonly of: Counted }
  | { readonly more_of: Counted }
  | { readonly fewer_of: Counted }
  | { readonly no_influence_in: ZoneId }
  | { readonly controls_here: true }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] };

/** Null: there is no mission (VR-11.4). */
export type Mission =
  | { readonly agents_in_service: Partial<Record<TypeId, number>> }
  | { readonly no_agent_in_service: true }
  | { readonly server_in: readonly DistrictId[] }
  | { readonly directors_in_one_district: number }
  | { readonly influence_in_one_borough: number }
  | { readonly recycling_at_least: number }
  | { readonly immunity_at_least: number }
  | { readonly boosts_at_least: number }
  | { readonly adjacent_servers: number }
  | { readonly raid_suffered_with_cards: number }
  | { readonly raid_suffered_without_spending_immunity: true }
  | { readonly at_least: number; readonly of: Counted }
  | { readonly none_of: Counted }
  /** All of them at one moment; or whatever a text can ask (VR-R114). */
  | { readonly together: readonly Mission[] }
  | { readonly so: Condition }
  | null;

/** Points, by the number of players where that decides. */
export type Points = number | { readonly 2: number; readonly 3: number; readonly 4: number };
export type Counted =
  | { readonly per: "agents_of_type"; readonly type: TypeId }
  | { readonly per: "agents"; readonly type?: TypeId; readonly level: number }
  | { readonly per: "verses_of_genre"; readonly genre: GenreId }
  | { readonly per: "boroughs_controlled_in"; readonly districts: readonly DistrictId[] }
  | { readonly per: "boroughs_with_influence_at_least"; readonly n: number }
  | { readonly per: "revenue_div" | "credits_div" | "immunity_div"; readonly by: number }
  | { readonly per: "full"; readonly n: number; readonly of: Counted }
  | { readonly per: "agents_in_service"; readonly type?: TypeId }
  | { readonly per: "boosts_under"; readonly actions: readonly ActionId[] }
  | { readonly per: "verses_in_state"; readonly online: boolean }
  | { readonly per: "influence_in" | "servers_in" | "directors_in"; readonly zone: ZoneId; readonly owner: "any" | "opponent" | "self" }
  | { readonly per: "opponents_with_director"; readonly zone: ZoneId }
  | { readonly per: "boroughs_controlled_here" }
  | { readonly per: "agents_tilted"; readonly tilted: boolean }
  | {
      readonly per:
        | "trios"
        | "opponents"
        | "retired"
        | "server_districts"
        | "districts_controlled"
        | "boroughs_of_best_district"
        | "influence_on_map"
        | "all_agents"
        | "corruption"
        | "retired_names"
        | "reserve"
        | "verses"
        | "distinct_genres"
        | "verses_of_best_genre"
        | "boroughs_controlled"
        | "districts_without_influence"
        | "recycling"
        | "boosts"
        | "boosted_actions"
        | "servers"
        | "immunity"
        | "titles"
        | "revenue"
        | "credits"
        | "corruption_at_final_raid";
    };
/** A tie is enough (VR-R37); of what a text counts too (VR-R117). */
export type Extreme =
  | "fewest_credits"
  | "most_credits"
  | "fewest_map_influence"
  | "most_map_influence"
  | { readonly fewest: Counted }
  | { readonly most: Counted };
export type Score =
  | (Counted & { readonly vp: Points })
  | { readonly flat: number; readonly if?: Extreme }
  | { readonly flat: number; readonly cond: Condition }
  | { readonly sum: readonly Score[] };

/** The lines that carry something out, by their heading; "effect" is the text of a card without headings. */
export const LINES = ["activation", "promotion", "boost", "bonus", "minimum", "global", "maximum", "setup", "play", "effect"] as const;
export type LineName = (typeof LINES)[number];

/** What else happens in the city and to cards (VR-R113). */
type MoreMoments =
  | "this promoted"
  | "promotes"
  | "recruits"
  | "online"
  | "eliminated"
  | "title lost"
  | "draws"
  | "server"
  | "server lost"
  | "director"
  | "director near";

/** Moments that cards in play answer (VR-R108): of the card itself, of its player, of an opponent. */
export type Moment =
  | MoreMoments
  | "this recruited"
  | "this taken"
  | "this discarded"
  | "begins"
  | "ends"
  | "round"
  | "raid"
  | "title"
  | ActionId;
export type Answer = {
  readonly at: Moment;
  readonly other: boolean;
  readonly once?: true;
  readonly districts?: readonly DistrictId[];
  readonly do: readonly Operation[];
};

/** A whole text. */
export type TextOperations = {
  readonly answers?: readonly Answer[];
  readonly lines: Partial<Record<LineName, readonly Operation[]>>;
  /** Absent on cards that have no Mission line. */
  readonly mission?: Mission;
  readonly end?: Score;
  readonly priority: boolean;
  readonly simultaneous: boolean;
};
