import { canHold } from '../db/column'
import type { Database } from '../db/database'
import { ForeignKeyError } from '../db/stores'
import { columnsOf, isTableName, type Key, keyOf, type TableName } from '../db/tables'
import { type Host, UnknownCallError } from '../host/host'
import { ballastKey, type PreparedBrowser, preparedBrowser } from '../pipeline/prepared-browser'
import { scenarioEntries } from '../scenarios/catalogue'
import { operationIds } from '../scenarios/names'
import { splitNames, timeOf, UnknownScenarioError } from '../scenarios/parse'
import type { Worlds } from './worlds'

type Control = { worlds: Worlds; name: string }

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

/**
 * Turns scenarios on. If one of them is `login:…`, the result has the token of its session, or null for
 * `login:visitor`.
 */
function setScenario({ worlds, name }: Control, names: readonly string[]): object {
  const world = worlds.named(name)
  world.scenario.set(names)
  const { login } = world.scenario.current().scenario
  return login ? { token: world.signIn(login) } : {}
}

/**
 * Opens a path of this server. The query of the path names the scenarios, which are turned on and fill the
 * browser's storage first.
 */
function open(control: Control, request: Request): Response {
  if (request.headers.get('sec-fetch-site') === 'cross-site')
    throw new Refusal(
      403,
      'A link on a page of another site changes nothing here: type the address',
    )
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

/**
 * The routes of the control API. `/__world` answers a summary. `blank` is an empty page on which a test can
 * fill the browser's storage.
 */
const routes: Readonly<Record<string, Readonly<Record<string, Route>>>> = {
  '': { GET: summary },
  log: { GET: ({ worlds, name }) => json(worlds.named(name).log.entries()) },
  scenarios: { GET: () => json(scenarioEntries()) },
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

/**
 * The part of the page that runs in the browser. The server writes `prepared`, `ballastKey` and `to` before
 * this script.
 */
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
history.replaceState(prepared.entry, '', to)
location.reload()
`

/** Writes a value as JavaScript. It escapes `<`, so that no text in the value ends the script element. */
const literal = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * Returns a page that fills the browser's storage and then becomes the page at `to`. The page reloads in its
 * own history entry, because only the state of that entry can pass data to the shop's router.
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

/**
 * Returns the row with only the columns of its table, because a given row may have other fields. Throws a
 * refusal when a column can't hold its value.
 */
function checked(table: TableName, row: object): object {
  const all = columnsOf(table).map(([name, column]) => {
    const value: unknown = Reflect.get(row, name)
    return { name, value, column }
  })
  const wrong = all.flatMap(({ name, value, column }) =>
    canHold(column, value) ? [] : `${name}: ${column.kind}`,
  )
  if (wrong.length > 0) throw new Refusal(422, `Not a row of ${table}. ${wrong.join('; ')}`)
  return Object.fromEntries(all.map(({ name, value }) => [name, value]))
}

/** Columns with a text that no other row may have. */
const own = /^(slug|code|email|token)$/

/** Returns a new row with a new key: a copy of the table's last row, changed by the values in `given`. */
function madeRow(db: Database, table: TableName, given: object): object {
  const pattern: object = db.tables[table].at(-1) ?? {}
  const number = db.nextId(table)
  const fresh = columnsOf(table).flatMap(([name]) => {
    const value: unknown = Reflect.get(pattern, name)
    if (name === 'id' && typeof value !== 'string') return [[name, number]]
    return own.test(name) && typeof value === 'string' ? [[name, `${number}-${value}`]] : []
  })
  return checked(table, { ...pattern, ...Object.fromEntries(fresh), ...given })
}

function found(db: Database, table: TableName, text: string): { key: Key; row: object } {
  for (const key of [text, Number(text)]) {
    const row = db.find(table, key)
    if (row) return { key, row }
  }
  throw new Refusal(404, `No row ${text} in ${table}`)
}

const createHint = "The body is a row; columns that it leaves out are those of the table's last row"

type Asked = { table: TableName; key: string | undefined; method: string }

async function objectIn(request: Request, hint: string): Promise<object> {
  const body = await jsonIn(request)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal(400, hint)
  return body
}

function create(db: Database, table: TableName, given: object): object {
  const row = madeRow(db, table, given)
  const key = keyOf(table, row)
  if (db.find(table, key)) throw new Refusal(409, `There is a row ${key} in ${table} already`)
  db.put(table, row)
  return { success: true, row }
}

/** Creates, changes or deletes rows of a table, as the request asks. */
async function changeRows(
  db: Database,
  { table, key: text, method }: Asked,
  request: Request,
): Promise<object> {
  try {
    if (method === 'POST' && text === undefined)
      return create(db, table, await objectIn(request, createHint))
    if (text === undefined || !['PUT', 'DELETE'].includes(method))
      throw new Refusal(
        405,
        `/__world/${table} takes GET and POST, /__world/${table}/KEY PUT and DELETE`,
      )
    const { key, row } = found(db, table, decodeURIComponent(text))
    if (method === 'DELETE') {
      db.remove(table, key)
      return { success: true }
    }
    const wanted = await objectIn(request, 'The body is what changes')
    const changed = checked(table, { ...row, ...wanted })
    if (keyOf(table, changed) !== key) throw new Refusal(422, `The key of a row can't change`)
    db.put(table, changed)
    return { success: true, row: changed }
  } catch (error) {
    if (error instanceof ForeignKeyError) throw new Refusal(409, error.message)
    throw error
  }
}

/**
 * Returns the body of a request as JSON, or undefined when it is no JSON. Other content types are refused,
 * because a page of another site can send them without a CORS preflight.
 */
async function jsonIn(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json *(;|$)/i.test(type))
    throw new Refusal(415, 'Send it as application/json')
  return request.json().catch(() => undefined)
}

/** An error that refuses a request to the control API and says why. */
class Refusal extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
