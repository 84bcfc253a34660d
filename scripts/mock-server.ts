import { meant, messageOf, readCommand, refuse, webAddress, wholeNumber } from './lib/command.ts'
import { openMockServers } from './lib/mock-servers.ts'

const about = `npm run mock:server -- [options]

Serves the mock backend over plain HTTP, and the contract: to read at /docs, as a file at /openapi.yaml.

Example: npm run mock:server -- --port 4010 --host 0.0.0.0 --shop dist`

const { values } = readCommand(about, {
  '--port=4010': 'the port; 0 for any free one',
  '--host=127.0.0.1':
    'the address to listen on; 0.0.0.0 for phones and machines of the same network',
  '--shop dist': 'serves that build too, below the path it is configured for',
  '--cors ORIGIN…':
    'lets pages of that origin call it, * of any (pages of this machine always may)',
  '--name NAME…':
    'other names that lead here, such as that of a container; under names that it does not know it answers nothing',
  '--return-to URL…':
    "a shop of another origin that lives below a path: PayPal's page leads back there",
  '--seed 7': 'other random data',
  '--world=usual': 'large: 10,000 products and orders; empty: none',
  '--now 2027-01-31': "when the world's clock starts; it runs on from there",
  '--scenario A,B':
    'scenarios that are on from the start: see http://localhost:4010/__world/scenarios',
  '--delay=usual': `how fast it answers: instant, usual, 3g, hang or a number of ms; jitter:1500:7 draws for each answer up to so many ms,
by that seed`,
  '--api URL': 'a host that answers some of the calls in place of the mock world',
  '--real LIST': 'these calls: operations, tags, * and !name',
  '--fallback': 'the mock world answers for it while it does not',
  '--worlds=1': `several backends on consecutive ports, each with its own data (one backend has as many worlds
as its callers name in the header X-World)`,
})

const { host, shop } = values
const firstPort = wholeNumber('--port', values.port, 65_535)
if ((values.api === undefined) !== (values.real === undefined)) {
  refuse('--api says which host, --real which of its calls: they go together')
}
const worlds = wholeNumber('--worlds', values.worlds, 100, 1)
try {
  const servers = await openMockServers({
    host,
    ports: Array.from({ length: worlds }, (_, nth) => firstPort && firstPort + nth),
    cors: values.cors.map((text) => (text === '*' ? text : webAddress('--cors', text).origin)),
    ownNames: values.name,
    returnTo: values['return-to'].map((text) => webAddress('--return-to', text).href),
    delay: values.delay,
    size: meant('--world', 'usual, large or empty', values.world, (text) =>
      (['usual', 'large', 'empty'] as const).find((size) => size === text),
    ),
    names: (values.scenario ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
    ...(values.now !== undefined && {
      now: meant('--now', 'a time such as 2027-01-31T09:00:00+07:00', values.now, (text) =>
        Number.isNaN(Date.parse(text)) ? null : new Date(text),
      ),
    }),
    ...(values.api !== undefined &&
      values.real !== undefined && {
        realHost: {
          base: webAddress('--api', values.api).href.replace(/\/+$/, ''),
          real: values.real,
          fallback: values.fallback ?? false,
        },
      }),
    ...(values.seed !== undefined && { seed: wholeNumber('--seed', values.seed, 2 ** 31) }),
    ...(shop !== undefined && { shop }),
  })
  for (const [url, ...others] of servers) {
    console.log(`Mock backend: ${url} (the contract: ${url}/docs)`)
    for (const other of others) console.log(`  in this network: ${other}`)
  }
} catch (error) {
  // The port is taken, or the machine does not have this address.
  refuse(messageOf(error))
}
