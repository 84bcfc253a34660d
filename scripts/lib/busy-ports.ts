import { createServer } from 'node:net'
import { testPorts } from '../real-build.ts'

/** Returns the ports of this machine's loopback address that another program listens on, in the order given. */
export async function busyPorts(ports: readonly number[]): Promise<number[]> {
  const free = await Promise.all(ports.map(isFree))
  return ports.filter((_, place) => !free[place])
}

/** Ends this process when a port of the end-to-end tests is taken: they would test what somebody else serves there. */
export async function stopIfTestPortsAreTaken(): Promise<void> {
  const busy = await busyPorts(testPorts)
  if (busy.length === 0) return
  console.error(
    `The end-to-end tests need port ${busy.join(', ')} of 127.0.0.1, which another program has: a mock server or a preview, perhaps. Stop it and try again.`,
  )
  process.exit(1)
}

function isFree(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const server = createServer()
  server.once('error', () => resolve(false))
  server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  return promise
}
