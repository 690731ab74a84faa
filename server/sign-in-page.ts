const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * The page that asks for the passphrase. Plain HTML without script, because nothing of the studio may be loaded before.
 *
 * @param problem a sentence to show above the field
 * @param to path and query of the page that was asked for
 */
export const signInPage = (problem?: string, to?: string | null): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sign in · Arcology</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { display: grid; place-items: center; min-height: 100vh; margin: 0; background: light-dark(#f4f5f7, #0c0f14); color: light-dark(#14181f, #e8ecf2) }
  form { display: grid; gap: 12px; width: min(22rem, 100vw - 3rem) }
  h1 { font-size: 1.5rem; margin: 0 }
  p { margin: 0 }
  input, button { font: inherit; min-height: 44px; padding: 0 12px; border-radius: 6px; border: 1px solid light-dark(#6b7280, #8b95a5); background: light-dark(#fff, #161b23); color: inherit }
  button { background: light-dark(#14181f, #e8ecf2); color: light-dark(#fff, #0c0f14); font-weight: 600; cursor: pointer }
  :focus-visible { outline: 3px solid light-dark(#0b62d6, #6cb2ff); outline-offset: 2px }
</style>
<main>
  <form method="post" action="/sign-in">
    <h1>Arcology</h1>
    ${problem ? `<p role="alert">${escaped(problem)}</p>` : "<p>This studio asks for a passphrase.</p>"}
    <label for="passphrase">Passphrase</label>
    <input id="passphrase" name="passphrase" type="password" autocomplete="current-password" required autofocus>
    <input type="hidden" name="to" value="${escaped(to ?? "/")}">
    <button>Sign in</button>
  </form>
</main>
</html>
`;
