import { PLAIN_HEADING, plainPage } from "./plain-page.ts";

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * The page that asks for the passphrase. Nothing of the studio is loaded before.
 *
 * @param problem a sentence to show above the field
 * @param to path and query of the page that was asked for
 * @param head what else stands in its head: the preview of a link, if that is public
 */
export const signInPage = (problem?: string, to?: string | null, head = ""): string =>
  plainPage(
    "Sign in",
    `  <form method="post" action="/sign-in">
    ${PLAIN_HEADING}
    ${problem ? `<p role="alert">${escaped(problem)}</p>` : "<p>This studio requires a passphrase. Ask the person who started it.</p>"}
    <label for="passphrase">Passphrase</label>
    <input id="passphrase" name="passphrase" type="password" autocomplete="current-password" required autofocus>
    <input type="hidden" name="to" value="${escaped(to ?? "/")}">
    <button>Sign in</button>
  </form>`,
    head,
  );
