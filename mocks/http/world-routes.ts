import type { MockWorld } from '../pipeline/open-world'
import { splitNames } from '../scenarios/parse'

const json = (body: unknown, status = 200): Response => Response.json(body, { status })
const done = (): Response => json({ success: true })
const failed = (status: number, message: string): Response =>
  json({ success: false, message }, status)

async function scenarioNames(request: Request): Promise<readonly string[]> {
  const body: unknown = await request.json().catch(() => null)
  const text: unknown = typeof body === 'object' && body && Reflect.get(body, 'scenario')
  return splitNames(typeof text === 'string' ? text : '')
}

/**
 * The back door for tests: `GET /__world/{table}`, `GET /__world/log`, `POST /__world/reset`,
 * `POST /__world/scenario` with `{ "scenario": "a,b" }`.
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
      return done()
    } catch (error) {
      return failed(400, String(error))
    }
  }
  if (request.method === 'GET' && name === 'log') return json(world.log.entries())
  const rows: unknown = Reflect.get(world.db.tables, name)
  return request.method === 'GET' && rows ? json(rows) : failed(404, `No such thing: ${name}`)
}
