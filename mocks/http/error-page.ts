import { addressOfRow } from '../errors/address'
import { errorCatalogue } from '../errors/catalogue'
import { actions, type ErrorRow, places, type Said } from '../errors/row'
import { textsIn } from '../errors/texts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function saidIn(said: Said, text: (id: string) => string): string {
  return 'id' in said ? escaped(text(said.id)) : `<q>${escaped(said.server)}</q>`
}

function rowOf(row: ErrorRow, base: string, text: (id: string) => string): string {
  const { id, section, operation, outcome, place, action, said, scenario } = row
  const cells = [
    `§${section}`,
    `<a href="${escaped(addressOfRow(row, base))}">${escaped(id)}</a>`,
    operation ?? '',
    String(outcome),
    saidIn(said, text),
    places[place].en,
    action ? actions[action].en : '',
    `<code>${scenario.map(escaped).join('<br>')}</code>`,
  ]
  return `<tr id="${escaped(id)}">${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
}

const headings = ['Product', 'Open', 'Call', 'Answer', 'Says', 'Where', 'Then', 'Scenario']

const style = `
body { margin: 0 auto; padding: 24px; max-width: 1400px; font: 15px/1.5 system-ui, sans-serif }
.frame { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
th, td { padding: 8px; text-align: start; vertical-align: top; border-block-end: 1px solid #ccc }
th { position: sticky; top: 0; background: Canvas }
a { display: inline-block; padding-block: 8px; min-width: 44px }
tr:target { background: #fff3c4 }
code { overflow-wrap: anywhere }
@media (prefers-color-scheme: dark) { tr:target { background: #4a3d00 } }
:root { color-scheme: light dark }`

/** Returns the page of the error catalogue: each row with a link that opens the shop in its state. */
export function errorPage(base: string): Response {
  const text = textsIn('vi')
  const rows = errorCatalogue.map((row) => rowOf(row, base, text)).join('\n')
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Error catalogue</title>
<style>${style}</style>
<h1>Error catalogue</h1>
<p>Each link opens the shop in that state; “Then” says what to press. Words in quotation marks are the server's, the
others the shop's (in Vietnamese here). <a href="/__world/open?to=${encodeURIComponent(`${base}?scenario=`)}">Back to the usual world</a></p>
<div class="frame" tabindex="0" role="region" aria-label="Error catalogue"><table>
<thead><tr>${headings.map((heading) => `<th scope="col">${heading}</th>`).join('')}</tr></thead>
<tbody>
${rows}
</tbody>
</table></div>
</html>`
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
