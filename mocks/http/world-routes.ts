import type { MockWorld } from '../pipeline/open-world'
import { splitNames } from '../scenarios/parse'

const json = (body: unknown, status = 200): Response => Response.json(body, { status })
const done = (): Response => json({ success: true })
const failed = (status: number, message: string): Response =>
  json({ success: false, message }, status)

function blankPage(): Response {
  const html = '<!doctype html><html lang="en"><title>Blank</title><link rel="icon" href="data:,">'
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

async function scenarioNames(request: Request): Promise<readonly string[]> {
  const body: unknown = await request.json().catch(() => null)
  const text: unknown = typeof body === 'object' && body && Reflect.get(body, 'scenario')
  return splitNames(typeof text === 'string' ? text : '')
}

/**
 * Lets tests read and change the world of the server:
 * - `GET /__world/{table}` and `GET /__world/log`;
 * - `GET /__world/blank`: an empty page, from which a test can fill the browser's storage;
 * - `POST /__world/reset`: restores data, scenarios and log;
 * - `POST /__world/scenario` with `{ "scenario": "a,b" }`. With `login:…` among them the answer has the `token` of
 *   the session, null for a visitor.
 */
export async function worldResponse(
  request: Request,
  world: MockWorld,
  reset: () => void,
): Promise<Response> {
  const name = new URL(request.url).pathname.split('/')[2] ?? ''
  if (request.method === 'POST' && name === 'reset') {
    reset()
    return done()
  }
  if (request.method === 'POST' && name === 'scenario') {
    try {
      world.scenario.set(await scenarioNames(request))
      const { login } = world.scenario.current().scenario
      return json({ success: true, ...(login && { token: world.signIn(login) }) })
    } catch (error) {
      return failed(400, String(error))
    }
  }
  if (request.method === 'GET' && name === 'blank') return blankPage()
  if (request.method === 'GET' && name === 'log') return json(world.log.entries())
  const rows: unknown = Reflect.get(world.db.tables, name)
  return request.method === 'GET' && rows ? json(rows) : failed(404, `No such table: ${name}`)
}
