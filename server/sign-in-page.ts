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
  body { display: grid; place-items: center; min-height: 100vh; margin: 0; background: light-dark(#eef1ed, #090d13); color: light-dark(#10151c, #e9eef4) }
  form { display: grid; gap: 12px; width: min(22rem, 100vw - 3rem) }
  h1 { display: flex; gap: 10px; align-items: center; font-size: 1.5rem; margin: 0 }
  p { margin: 0 }
  input, button { font: inherit; min-height: 44px; padding: 0 12px; border-radius: 6px; border: 1px solid light-dark(#73808a, #62778d); background: light-dark(#fff, #0f151d); color: inherit }
  button { border: 0; background: light-dark(#10151c, #d4f25a); color: light-dark(#d4f25a, #12180a); font-weight: 600; cursor: pointer }
  :focus-visible { outline: 3px solid light-dark(#465700, #d4f25a); outline-offset: 2px }
</style>
<main>
  <form method="post" action="/sign-in">
    <h1><svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true"><rect width="30" height="30" rx="6" fill="#0f151d"/><path d="M4 27V15l6-4v16zM11.5 27V8l7-5v24zM20 27V13l6 4v10z" fill="#d4f25a"/><path d="M4 20h22M4 23.5h22" stroke="#0f151d" stroke-width="1.4"/></svg>Arcology</h1>
    ${problem ? `<p role="alert">${escaped(problem)}</p>` : "<p>This studio requires a passphrase. Ask the person who started it.</p>"}
    <label for="passphrase">Passphrase</label>
    <input id="passphrase" name="passphrase" type="password" autocomplete="current-password" required autofocus>
    <input type="hidden" name="to" value="${escaped(to ?? "/")}">
    <button>Sign in</button>
  </form>
</main>
</html>
`;
