import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'

/**
 * Answers requests to this machine at a port. The port 0 stands for any free port. Rejects when the port is
 * taken.
 */
export async function serve(
  answer: (request: Request) => Response | Promise<Response>,
  port = 0,
): Promise<{ url: string; close: () => void }> {
  const server = createAdaptorServer({ fetch: answer, overrideGlobalObjects: false })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${taken}`, close: () => void server.close() }
}
