/** What the skills of a team could take from an HQ now (CORP-13.12, CORP-R31). */
import { at, type Player } from "../../../kernel/state.ts";
import { skillsOf } from "../city/teams.ts";
import { CATEGORIES, money, SKILLS } from "../fields.ts";
import { type CorpEngine, type CorpView, cardsIn, DEPARTMENTS, OWN_ASSETS } from "../layout.ts";
import { DEPARTMENT_COUNT, tierOf } from "../mat/mat.ts";

export type Takings = {
  /** Credits that are there, in ¥M; 0 too for a team that steals none. */
  readonly credits: number;
  /** Assets it could choose from, as cards. */
  readonly assets: readonly number[];
  /** Departments with a piece that it could take. */
  readonly departments: readonly number[];
};

/** What a team of a player could take from the HQ of another if it got there now (CORP-13.12). */
export function takingsOf(state: CorpView, engine: CorpEngine, player: Player, team: number, target: Player): Takings {
  const skills = skillsOf(state, engine, player, team);
  const has = (skill: (typeof SKILLS)[number]): boolean => (skills & (1 << SKILLS.indexOf(skill))) !== 0;
  const departments: number[] = [];
  for (let dept = 0; dept < DEPARTMENT_COUNT; dept++)
    if (has(at(DEPARTMENTS, dept)) && tierOf(state, target, dept) > 0) departments.push(dept);
  const assets = cardsIn(state, OWN_ASSETS + target).filter((card) => {
    const category = CATEGORIES[at(engine.content.category, at(state.card, card))];
    return category !== undefined && has(category);
  });
  return { credits: has("credits") ? at(state.credits, target) : 0, assets, departments };
}

/** Whether a skill has anything to take (CORP-R31). */
export const isNothing = ({ credits, assets, departments }: Takings): boolean =>
  credits === 0 && assets.length === 0 && departments.length === 0;

/** "credits (¥7M there), one of 2 assets or a Research piece"; empty for nothing. */
export function takingWords({ credits, assets, departments }: Takings): string {
  const parts = [
    ...(credits > 0 ? [`credits (${money(credits)} there)`] : []),
    ...(assets.length > 0 ? [assets.length === 1 ? "an asset" : `one of ${assets.length} assets`] : []),
    ...departments.map((dept) => `a ${at(DEPARTMENTS, dept)} piece`),
  ];
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} or ${parts.at(-1)}`;
}
