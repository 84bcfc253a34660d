import { isTableName } from '../db/stores'
import { preparedBrowser } from '../pipeline/prepared-browser'
import { scenarioEntries } from '../scenarios/catalogue'
import { splitNames, UnknownScenarioError } from '../scenarios/parse'
import { errorPage } from './error-page'
import { openPage } from './open-page'
import type { Worlds } from './worlds'

/** What a control request is about: a world of the server, by its name. */
export type Control = {
  worlds: Worlds
  /** The name in `X-World`. */
  name: string
  /** The path that the server's own shop lives below. */
  base: string
}

type Route = (control: Control, request: Request) => Response | Promise<Response>

/** A control request that can not be answered; `message` says why, and what would do. */
class Refusal extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const json = (body: unknown, status = 200): Response => Response.json(body, { status })

const scenarioHint = 'The body must be {"scenario": "login.offline,latency:3g"}'

const resetHint = 'A reset takes no body: it is of everything in the world that X-World names'

/** Reads `{"scenario": "a,b"}`. Throws `Refusal` for anything else. */
async function scenarioNames(request: Request): Promise<readonly string[]> {
  const body: unknown = await request.json().catch(() => null)
  const names: unknown = typeof body === 'object' && body && Reflect.get(body, 'scenario')
  const isAlone = typeof body === 'object' && body && Object.keys(body).length === 1
  if (typeof names !== 'string' || !isAlone) throw new Refusal(400, scenarioHint)
  return splitNames(names)
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
    now: (scenario.current().scenario.clock ?? worlds.now()).toISOString(),
    scenario: scenario.current().scenario.names,
    calls: log.entries().length,
    tables: Object.fromEntries(counts),
  })
}

/**
 * The control API. `/__world` is a summary; `/__world/{table}` has the rows of a table. `blank` is an empty page, from
 * which a test can fill the browser's storage.
 */
const routes: Readonly<Record<string, Readonly<Record<string, Route>>>> = {
  '': { GET: summary },
  log: { GET: ({ worlds, name }) => json(worlds.named(name).log.entries()) },
  scenarios: { GET: () => json(scenarioEntries()) },
  errors: { GET: ({ base }) => errorPage(base) },
  blank: { GET: blankPage },
  open: { GET: open },
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
      return json({ success: true, ...setScenario(control, await scenarioNames(request)) })
    },
  },
}

function routeOf(path: string, method: string): Route {
  const own = Object.hasOwn(routes, path) ? routes[path] : undefined
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

/** Answers the control API: lets tests and people read and change the worlds of this server. */
export async function worldResponse(control: Control, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const path = pathname.replace(/^\/__world\/?/, '').replace(/\/$/, '')
  const method = request.method === 'HEAD' ? 'GET' : request.method
  try {
    return await routeOf(path, method)(control, request)
  } catch (error) {
    if (error instanceof Refusal)
      return json({ success: false, message: error.message }, error.status)
    if (error instanceof UnknownScenarioError) {
      return json({ success: false, message: error.message, unknown: error.unknown }, 400)
    }
    throw error
  }
}
