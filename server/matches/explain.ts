/** Why something was refused at a match, in sentences. */
import type { PlayError } from "./play.ts";

/** What has to be known of the match to say why. */
type Names = (player: number) => string;

/** The status of the answer and the sentence for people. */
export function explain(error: PlayError, named: Names): { readonly status: number; readonly message: string } {
  const say = (status: number, message: string) => ({ status, message });
  switch (error.code) {
    case "no-match":
      return say(404, "There is no match with this address. It may be on another studio, or the address is cut short.");
    case "cannot-open":
      return say(409, `This match cannot be shown by this version of the studio. ${error.message}`);
    case "no-seat":
      return say(403, "This browser has no seat at this match, so it can only watch. Open the link of a seat to play.");
    case "not-your-seat":
      return say(403, "Somebody else plays here. This browser sees and does only what belongs to its own seats.");
    case "no-such-seat":
      return say(400, "The match has no such seat for a person.");
    case "no-such-token":
      return say(403, "This link opens no seat any more: it was used, or there is a newer one. Ask whoever made the match for a new link.");
    case "no-such-code":
      return say(404, "No free seat has this code. It may be taken already; ask whoever made the match for a new link.");
    case "too-many":
      return say(429, "Too many wrong codes were tried. Wait a minute and try again, or open the link.");
    case "plays-already":
      return say(409, "This browser plays in this match already. The link is for somebody else, and is still good.");
    case "not-watched":
      return say(403, "Only who plays may see this match. Open the link of a seat to play.");
    case "not-all":
      return say(403, "While others play, what is hidden stays hidden. When the match is over it can be looked at from every side.");
    case "already-answered":
      return say(
        409,
        "This was already answered: the match has gone on since. Nothing of yours was done; look at it as it is now and choose again.",
      );
    case "ahead":
      return say(409, "The match has not come this far. Nothing was done; look at it as it is now and choose again.");
    case "over":
      return say(409, "The match is over. You can look back, or play on from an earlier moment in a new match.");
    case "not-your-turn":
      return say(409, `${named(error.current)} is choosing now, so nothing was done. Your turn comes.`);
    case "not-an-action":
      return say(400, `Answer ${error.input + 1} is no action: an action has a "kind" and numbers or texts. Nothing was done.`);
    case "no-list":
      return say(409, "On a free table nothing is asked. Move what you like instead.");
    case "not-offered": {
      const [reason] = error.reasons;
      const nth = error.input > 0 ? `Answer ${error.input + 1} is not possible` : "Not possible";
      return say(
        409,
        reason === undefined ? `${nth}: it is not among what can be done now. Nothing was done.` : `${nth}: ${reason}. Nothing was done.`,
      );
    }
    case "diverged": {
      const { n, message } = error.divergence;
      return say(
        409,
        `DIVERGED at entry ${n}: the rules no longer do what was played (${message}). This match can only be watched, up to there.`,
      );
    }
    case "no-entry":
      return say(409, `Entry ${error.to} is not part of this match as it is now, so there is no going back to it.`);
    case "no-player":
      return say(400, "There is no such player.");
    case "no-seed":
      return say(400, "A seed is a whole number of 32 bits.");
    case "rules-on":
      return say(409, "Nothing is moved freely while the rules are on. Turn them off first.");
    case "no-rules":
      return say(409, "This is a free table: its cards are moved by hand, and there are no rules to turn on.");
    case "rules-so":
      return say(409, "The rules are turned so already.");
    case "undo-off":
      return say(409, "In this match nothing is taken back: that was agreed when it was made.");
    case "undo-over":
      return say(
        409,
        "The match is over and everything in it can be seen, so nothing is taken back. Play on from an earlier moment in a new match.",
      );
    case "nothing-to-undo":
      return say(409, "There is nothing of yours to take back.");
    case "no-wish":
      return say(409, "Nobody is waiting for an answer. The match has gone on, or somebody answered already.");
    case "own-wish":
      return say(409, "The others have to answer this. You can only withdraw it.");
    case "hidden":
      return say(403, "While others play, what is hidden stays hidden. The record is for everybody when the match is over.");
    case "no-card":
    case "no-place":
    case "no-field":
    case "no-number":
    case "unseen":
    case "law":
    case "stuck":
      return say(
        409,
        `${error.change >= 0 ? `Move ${error.change + 1} is not possible` : "Not possible"}: ${error.message}. Nothing was moved.`,
      );
  }
}
