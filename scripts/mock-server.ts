import { parseArgs } from 'node:util'
import { openMockServers } from './lib/mock-servers.ts'

/**
 * The mock backend as a plain HTTP server: `npm run mock:server -- --port 4010 --seed 7`.
 * `--shop dist` also serves that build. `--worlds 2` starts two backends on consecutive ports, each with its own data.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    host: { type: 'string', default: '127.0.0.1' },
    seed: { type: 'string' },
    shop: { type: 'string' },
    worlds: { type: 'string', default: '1' },
  },
})

function wholeNumber(name: string, text: string): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= 0) return number
  console.error(`--${name} must be a whole number, not ${text}`)
  process.exit(1)
}

const { host, shop } = values
const urls = await openMockServers({
  host,
  ports: Array.from(
    { length: wholeNumber('worlds', values.worlds) },
    (_, nth) => wholeNumber('port', values.port) + nth,
  ),
  ...(values.seed !== undefined && { seed: wholeNumber('seed', values.seed) }),
  ...(shop !== undefined && { shop }),
})
for (const url of urls) console.log(`Mock backend: ${url}`)
