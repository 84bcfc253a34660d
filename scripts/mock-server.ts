import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { sharedConfig } from './vite/shared.ts'

/** The mock backend as a plain HTTP server: `npm run mock:server -- --port 4010 --seed 7`. */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    host: { type: 'string', default: '127.0.0.1' },
    seed: { type: 'string' },
  },
})

interface ServerDoor {
  startServer: (options: { port: number; host: string; seed?: number }) => Promise<unknown>
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= 0) return number
  console.error(`--${name} must be a whole number, not ${text}`)
  process.exit(1)
}

const { host } = values
const port = wholeNumber('port', values.port)
const seed = values.seed === undefined ? undefined : wholeNumber('seed', values.seed)

// Vite runs the mock world's sources as they are, with the aliases they use.
const vite = await createServer({
  ...sharedConfig,
  configFile: false,
  appType: 'custom',
  logLevel: 'warn',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  define: { __API_MOCKS__: 'true' },
})

const { startServer } = (await vite.ssrLoadModule('/mocks/server.ts')) as ServerDoor
await startServer({ port, host, ...(seed === undefined ? {} : { seed }) })
console.log(`Mock backend: http://${host}:${port}`)
