import { isTableName } from '../db/tables'
import { escaped } from '../devtools/paypal-page'
import { errorCatalogue } from '../errors/catalogue'
import { textsIn } from '../errors/markdown'
import { addressOfRow, actions, type ErrorRow, places, type Said } from '../errors/row'
import type { Host } from '../host/host'
import { UnknownCallError } from '../host/real-calls'
import { ballastKey, type PreparedBrowser, preparedBrowser } from '../pipeline/prepared-browser'
import { scenarioEntries } from '../scenarios/catalogue'
import { operationIds } from '../scenarios/names'
import { splitNames, UnknownScenarioError } from '../scenarios/parse'
import { timeOf } from '../scenarios/scenario'
import { calledAs } from './called-as'
import { jsonIn, Refusal } from './refusal'
import { changeRows, forgetEdits, undoEdit } from './row-routes'
import type { Worlds } from './worlds'

export type Control = {
  worlds: Worlds
  name: string
  /** The path that the server's own shop lives below. */
  base: string
}

type Route = (control: Control, request: Request) => Response | Promise<Response>

const json = (body: unknown, status = 200): Response => Response.json(body, { status })

const realHint = 'The body must be {"real": "catalogue,login,!relatedProducts"}'

const scenarioHint = 'The body must be {"scenario": "login.offline,latency:3g"}'

const resetHint = 'A reset takes no body: it is of everything in the world that X-World names'

async function textIn(request: Request, field: string, hint: string): Promise<string> {
  const body = await jsonIn(request)
  const text: unknown = typeof body === 'object' && body && Reflect.get(body, field)
  const isAlone = typeof body === 'object' && body && Object.keys(body).length === 1
  if (typeof text !== 'string' || !isAlone) throw new Refusal(400, hint)
  return text
}

function hostOf({ worlds, name }: Control): Host {
  const { host } = worlds.named(name)
  if (host) return host
  throw new Refusal(404, 'No host answers here: start the server with --api and --real')
}

function realCalls(control: Control): Response {
  const calls = hostOf(control).calls()
  return json({
    real: [...calls],
    mocked: operationIds.filter((operation) => !calls.has(operation)),
  })
}

/** Turns scenarios on. With `login:…` among them returns the token of the session, null for a visitor. */
function setScenario({ worlds, name }: Control, names: readonly string[]): object {
  const world = worlds.named(name)
  world.scenario.set(names)
  const { login } = world.scenario.current().scenario
  return login ? { token: world.signIn(login) } : {}
}

/** Opens a path of this server in the scenarios of its query, with the storage that they prepare. */
function open(control: Control, request: Request): Response {
  const to = new URL(request.url).searchParams.get('to') ?? '/'
  const own = new URL(to, 'http://own.invalid')
  if (!/^\/(?![/\\])/.test(to) || own.host !== 'own.invalid') {
    throw new Refusal(400, `"to" must be a path of this server, such as /cart: not "${to}"`)
  }
  setScenario(control, splitNames(own.searchParams.get('scenario') ?? ''))
  return openPage(preparedBrowser(control.worlds.named(control.name)), to)
}

function blankPage(): Response {
  const html = '<!doctype html><html lang="en"><title>Blank</title><link rel="icon" href="data:,">'
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

function summary({ worlds, name }: Control): Response {
  const { db, log, scenario } = worlds.named(name)
  const counts = Object.entries(db.tables).map(([table, rows]) => [table, rows.length])
  return json({
    world: name,
    worlds: worlds.names(),
    ...worlds.options,
    now: timeOf(scenario.current().scenario, worlds.now()).toISOString(),
    scenario: scenario.current().scenario.names,
    calls: log.entries().length,
    tables: Object.fromEntries(counts),
  })
}

/** `/__world` is a summary; `blank` is an empty page, from which a test can fill the browser's storage. */
const routes: Readonly<Record<string, Readonly<Record<string, Route>>>> = {
  '': { GET: summary },
  log: { GET: ({ worlds, name }) => json(worlds.named(name).log.entries()) },
  calls: {
    GET: ({ worlds, name }, request) =>
      json(...calledAs(worlds.named(name).log.entries(), new URL(request.url).searchParams)),
  },
  undo: { POST: ({ worlds, name }) => json(undoEdit(worlds.named(name).db)) },
  scenarios: { GET: () => json(scenarioEntries()) },
  errors: { GET: ({ base }) => errorPage(base) },
  blank: { GET: blankPage },
  open: { GET: open },
  real: {
    GET: realCalls,
    async POST(control, request) {
      hostOf(control).setCalls(await textIn(request, 'real', realHint))
      return realCalls(control)
    },
  },
  reset: {
    async POST({ worlds, name }, request) {
      const body = (await request.text()).trim()
      if (body !== '' && body !== '{}') throw new Refusal(400, resetHint)
      forgetEdits(worlds.named(name).db)
      worlds.reset(name)
      return json({ success: true })
    },
  },
  scenario: {
    GET: ({ worlds, name }) => json(worlds.named(name).scenario.current().scenario.names),
    async POST(control, request) {
      return json({
        success: true,
        ...setScenario(control, splitNames(await textIn(request, 'scenario', scenarioHint))),
      })
    },
  },
}

function routeOf(path: string, method: string): Route {
  const own = Object.hasOwn(routes, path) ? routes[path] : undefined
  const [table = '', key] = path.split('/')
  if (!own && isTableName(table) && method !== 'GET')
    return async ({ worlds, name }, request) =>
      json(await changeRows(worlds.named(name).db, { table, key, method }, request))
  if (!own && !isTableName(path)) {
    const known = Object.keys(routes).filter((route) => route !== '')
    throw new Refusal(404, `No table or command "${path}". Commands: ${known.join(', ')}`)
  }
  const methods = own ?? {
    GET: ({ worlds, name }: Control) =>
      isTableName(path) ? json(worlds.named(name).db.tables[path]) : json([]),
  }
  const route = Object.hasOwn(methods, method) ? methods[method] : undefined
  if (!route) {
    throw new Refusal(405, `/__world/${path} takes ${Object.keys(methods).join(', ')} only`)
  }
  return route
}

export async function worldResponse(control: Control, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const path = pathname.replace(/^\/__world\/?/, '').replace(/\/$/, '')
  const method = request.method === 'HEAD' ? 'GET' : request.method
  try {
    return await routeOf(path, method)(control, request)
  } catch (error) {
    if (error instanceof Refusal)
      return json({ success: false, message: error.message }, error.status)
    if (error instanceof UnknownCallError)
      return json({ success: false, message: error.message }, 400)
    if (error instanceof UnknownScenarioError) {
      return json({ success: false, message: error.message, unknown: error.unknown }, 400)
    }
    throw error
  }
}

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
function openPage(prepared: PreparedBrowser, to: string): Response {
  const values = Object.entries({ prepared, ballastKey, to })
  const written = values.map(([name, value]) => `const ${name} = ${literal(value)}`).join('\n')
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>…</title>
<link rel="icon" href="data:,"><script>${written}${script}</script>`
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}

function saidIn(said: Said, text: (id: string) => string): string {
  return 'id' in said ? escaped(text(said.id)) : `<q>${escaped(said.server)}</q>`
}

function rowOf(row: ErrorRow, base: string, text: (id: string) => string): string {
  const { id, sentence, operation, outcome, place, action, said, scenario } = row
  const cells = [
    sentence,
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

function errorPage(base: string): Response {
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
<p>Each link opens the shop in that state; “Then” says what to click. Words in quotation marks are the server's, the
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
