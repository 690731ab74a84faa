/** A page in plain HTML without script, for when nothing of the studio may be loaded, or can be. */

/**
 * @param body HTML, in which texts of strangers are escaped
 * @param head the same, for the head
 */
export const plainPage = (title: string, body: string, head = ""): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Arcology</title>
${head}
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { display: grid; place-items: center; min-height: 100vh; margin: 0; background: light-dark(#eef1ed, #090d13); color: light-dark(#10151c, #e9eef4) }
  form, main > div { display: grid; gap: 12px; width: min(22rem, 100vw - 3rem) }
  h1 { display: flex; gap: 10px; align-items: center; font-size: 1.5rem; margin: 0 }
  p { margin: 0 }
  input, button { font: inherit; min-height: 44px; padding: 0 12px; border-radius: 6px; border: 1px solid light-dark(#73808a, #62778d); background: light-dark(#fff, #0f151d); color: inherit }
  button { border: 0; background: light-dark(#10151c, #d4f25a); color: light-dark(#d4f25a, #12180a); font-weight: 600; cursor: pointer }
  :focus-visible { outline: 3px solid light-dark(#465700, #d4f25a); outline-offset: 2px }
</style>
<main>
${body}
</main>
</html>
`;

/** The name of the studio with its mark, as the heading of such a page. */
export const PLAIN_HEADING = `<h1><svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true"><rect width="30" height="30" rx="6" fill="#0f151d"/><path d="M4 27V15l6-4v16zM11.5 27V8l7-5v24zM20 27V13l6 4v10z" fill="#d4f25a"/><path d="M4 20h22M4 23.5h22" stroke="#0f151d" stroke-width="1.4"/></svg>Arcology</h1>`;
