/** Why something was refused at a match, in sentences. */
import type { PlayError } from "./play.ts";

/** What has to be known of the match to say why. */
type Names = (player: number) => string;

/** The status of the answer and the sentence for people. */
export function explain(error: PlayError, named: Names): { readonly status: number; readonly message: string } {
  const say = (status: number, message: string) => ({ status, message });
  switch (error.code) {
    case "no-match":
      return say(404, "There is no match at this address. It may be in another studio, or the address is incomplete.");
    case "cannot-open":
      return say(409, `This version of the studio cannot show this match. ${error.message}`);
    case "no-seat":
      return say(403, "This browser has no seat in this match, so you can only watch. Open a seat's link to play.");
    case "not-begun":
      return say(409, "The match has not begun: it waits until everybody has sat down and is ready.");
    case "not-yours":
      return say(403, "This match is not in your list: this browser neither made it nor plays in it.");
    case "not-host":
      return say(403, "Only the person who made the match can delete it. You can put it away.");
    case "goes-on":
      return say(409, "This match is not over, so it cannot be deleted. You can put it away.");
    case "no-clock":
      return say(409, "The players of this match did not agree to claims of a win.");
    case "not-away":
      return say(409, "You can claim a win only while another player has to choose and is away.");
    case "not-yet":
      return say(409, `The win can be claimed in ${error.seconds} seconds, if the player is still away then.`);
    case "too-fast":
      return say(429, "You have sent many messages. Wait a few seconds and try again.");
    case "begun":
      return say(409, "The match has already begun, so you can no longer bring a deck.");
    case "no-deck":
      return say(400, "This seat brings its own deck. Send it as `deck`.");
    case "no-decks":
      return say(400, "Nobody brings a deck to this match.");
    case "deck":
      return say(400, error.message);
    case "not-your-seat":
      return say(403, "Someone else plays this seat. This browser can use only its own seats.");
    case "no-such-seat":
      return say(400, "The match has no such seat, or a bot plays it.");
    case "not-open":
      return say(409, "This seat is taken, or reserved for the person with its link.");
    case "no-such-token":
      return say(403, "This link no longer works: it was used, or there is a newer one. Ask the person who made the match for a new link.");
    case "no-such-code":
      return say(404, "No free seat has this code. It may already be taken; ask the person who made the match for a new link.");
    case "too-many":
      return say(429, "Too many wrong codes. Wait a minute and try again, or open the link.");
    case "plays-already":
      return say(409, "This browser already plays in this match. The link is for someone else and still works.");
    case "not-watched":
      return say(403, "Only its players can see this match. Open a seat's link to play.");
    case "not-all":
      return say(403, "Hidden cards stay hidden while other people play. You can view the match from every side when it is over.");
    case "already-answered":
      return say(
        409,
        "This choice was already made and the match has moved on. Your choice was not used; look at the current state and choose again.",
      );
    case "no-moment":
      return say(
        404,
        `This match has ${error.n} ${error.n === 1 ? "entry" : "entries"} so far, so there is no moment after entry ${error.at}. Ask for one from 0 to ${error.n}, or leave "at" out for the newest.`,
      );
    case "ahead":
      return say(409, "The match has not reached this point. Nothing was done; look at the current state and choose again.");
    case "over":
      return say(409, "The match is over. You can replay it, or play on from an earlier moment in a new match.");
    case "not-your-turn":
      return say(409, `${named(error.current)} is choosing now, so nothing was done. Wait for your turn.`);
    case "not-an-action":
      return say(400, `Answer ${error.input + 1} is not an action: an action has a "kind" and numbers or text. Nothing was done.`);
    case "no-list":
      return say(409, "A free table asks for no choices. Move any cards you like.");
    case "not-offered": {
      const [reason] = error.reasons;
      const nth = error.input > 0 ? `Answer ${error.input + 1} is not possible` : "Not possible";
      return say(
        409,
        reason === undefined ? `${nth}: this action is not available now. Nothing was done.` : `${nth}: ${reason}. Nothing was done.`,
      );
    }
    case "diverged": {
      const { n, message } = error.divergence;
      return say(
        409,
        `DIVERGED at entry ${n}: the rules have changed since this was played (${message}). You can only watch this match, up to that entry.`,
      );
    }
    case "no-entry":
      return say(409, `Entry ${error.to} is not part of the current match, so you cannot go back to it.`);
    case "no-player":
      return say(400, "There is no such player.");
    case "no-seed":
      return say(400, "A seed must be a 32-bit whole number.");
    case "rules-on":
      return say(409, "You cannot move freely while the rules are on. Turn them off first.");
    case "no-rules":
      return say(409, "This is a free table: you move its cards by hand, and it has no rules to turn on.");
    case "rules-so":
      return say(409, "The rules are already in that state.");
    case "undo-off":
      return say(409, "Undo is off in this match; this was set when it was made.");
    case "undo-over":
      return say(409, "The match is over and everything is visible, so you cannot undo. Play on from an earlier moment in a new match.");
    case "nothing-to-undo":
      return say(409, "You have nothing to undo.");
    case "no-wish":
      return say(409, "No request is waiting for an answer. The match has moved on, or someone has already answered.");
    case "own-wish":
      return say(409, "The other players have to answer this. You can only withdraw it.");
    case "hidden":
      return say(403, "Hidden cards stay hidden while other people play. Everyone can get the record when the match is over.");
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
