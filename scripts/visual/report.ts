/** A picture that differs from its reference, or has none. */
export type Change = {
  name: string
  id: string
  /** What to say about it: how many pixels, or that it is new or gone. */
  what: string
  /** Files beside the report. */
  before?: string
  after?: string
  difference?: string
}

const figure = (title: string, file: string | undefined): string =>
  `<figure><figcaption>${title}</figcaption>${file ? `<a href="${file}"><img src="${file}" alt="${title}" loading="lazy"></a>` : '<p>none</p>'}</figure>`

/** Returns the report as a page: for each change before, after and difference side by side. */
export function reportPage(changes: readonly Change[], count: number): string {
  const rows = changes.map(
    ({ name, id, what, before, after, difference }) =>
      `<section id="${name}"><h2>${name}</h2><p>${what} · story <code>${id}</code></p><div>${figure('Before', before)}${figure('After', after)}${figure('Difference', difference)}</div></section>`,
  )
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${changes.length} changed pictures</title>
<style>
  body { margin: 24px; background: #fbf7f0; color: #1f1a17; font: 16px/1.5 system-ui, sans-serif; }
  section { padding-block: 24px; border-top: 1px solid #e1d5c2; }
  h2 { margin: 0; font-size: 18px; }
  div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; align-items: start; }
  figure { margin: 0; } figcaption { font-weight: 600; }
  img { max-width: 100%; border: 1px solid #8a7c6a; }
</style>
<h1>${changes.length} of ${count} pictures changed</h1>
${rows.join('\n') || '<p>Everything looks as before.</p>'}
</html>
`
}
