/** All routes of the API, in the order of its documentation. */
import type { Endpoint } from "../http.ts";
import * as booklets from "./booklets.ts";
import * as cards from "./cards.ts";
import * as deckGames from "./deck-games.ts";
import * as tools from "./deck-tools.ts";
import * as decks from "./decks.ts";
import * as endScores from "./end-scores.ts";
import * as exports from "./exports.ts";
import * as lab from "./lab.ts";
import * as acts from "./match-acts.ts";
import * as matchForetold from "./match-foretold.ts";
import * as matchLists from "./match-lists.ts";
import * as matchScenarios from "./match-scenarios.ts";
import * as matchStart from "./match-start.ts";
import * as matchTidy from "./match-tidy.ts";
import * as matchWords from "./match-words.ts";
import * as matches from "./matches.ts";
import * as ownCards from "./own-cards.ts";
import * as pictures from "./pictures.ts";
import * as prints from "./prints.ts";
import * as publish from "./publish.ts";
import * as queries from "./queries.ts";
import * as studioCards from "./studio-cards.ts";
import * as talk from "./talk.ts";
import * as transfer from "./transfer.ts";
import * as trials from "./trials.ts";
import * as words from "./words.ts";

export const ENDPOINTS: readonly Endpoint[] = [
  ...Object.values(cards),
  ...Object.values(studioCards),
  ...Object.values(words),
  ...Object.values(trials),
  ...Object.values(publish),
  ...Object.values(endScores),
  ...Object.values(transfer),
  ...Object.values(pictures),
  ...Object.values(prints),
  ...Object.values(exports),
  ...Object.values(talk),
  ...Object.values(booklets),
  ...Object.values(decks),
  ...Object.values(tools),
  ...Object.values(deckGames),
  ...Object.values(queries),
  ...Object.values(matches),
  ...Object.values(acts),
  ...Object.values(matchForetold),
  ...Object.values(ownCards),
  ...Object.values(matchStart),
  ...Object.values(matchLists),
  ...Object.values(matchTidy),
  ...Object.values(matchWords),
  ...Object.values(matchScenarios),
  ...Object.values(lab),
];
