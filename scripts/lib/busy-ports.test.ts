import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { busyPorts } from './busy-ports.ts'

it('names the ports that are taken, and leaves the free ones free', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  const other = createServer().listen(0, '127.0.0.1')
  await Promise.all([once(taken, 'listening'), once(other, 'listening')])
  const [takenPort, freePort] = [portOf(taken), portOf(other)]
  other.close()
  await once(other, 'close')

  await expect(busyPorts([freePort, takenPort])).resolves.toEqual([takenPort])
  await expect(busyPorts([freePort])).resolves.toEqual([])
  taken.close()
})

function portOf(server: ReturnType<typeof createServer>): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
