import { ballastKey, type PreparedBrowser } from '../pipeline/prepared-browser'

/** The part of the page that runs in the browser; `prepared`, `ballastKey` and `to` are written into it. */
const script = `
for (const [store, texts] of [[localStorage, prepared.local], [sessionStorage, prepared.session]]) {
  for (const [key, text] of Object.entries(texts)) {
    if (text === null) store.removeItem(key)
    else store.setItem(key, text)
  }
}
localStorage.removeItem(ballastKey)
if (prepared.isFull) {
  let ballast = ''
  for (let size = 8 * 2 ** 20; size >= 1; size = Math.floor(size / 2)) {
    try {
      localStorage.setItem(ballastKey, ballast + 'x'.repeat(size))
      ballast += 'x'.repeat(size)
    } catch {}
  }
}
const entry = prepared.entry && { __TSR_key: prepared.entry, key: prepared.entry, __TSR_index: 0 }
history.replaceState(entry, '', to)
location.reload()
`

/** Writes a value into a script: no text in it ends the script element. */
const literal = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * Returns a page that fills the browser's storage and then becomes the page at `to`. It reloads in its own history
 * entry, because that entry's state is the only way to hand the shop one.
 */
export function openPage(prepared: PreparedBrowser, to: string): Response {
  const values = Object.entries({ prepared, ballastKey, to })
  const written = values.map(([name, value]) => `const ${name} = ${literal(value)}`).join('\n')
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>…</title>
<link rel="icon" href="data:,"><script>${written}${script}</script>`
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
