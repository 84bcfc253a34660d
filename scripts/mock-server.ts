import {
  readOption,
  messageOf,
  readCommand,
  refuse,
  webAddress,
  wholeNumber,
} from './lib/command.ts'
import { openMockServers } from './lib/mock-servers.ts'
import options from './options/mock-server.json' with { type: 'json' }

const about = `npm run mock:server -- [options]

Serves the mock backend over plain HTTP, and the contract: to read at /docs, as a file at /openapi.yaml.

Example: npm run mock:server -- --port 4010 --host 0.0.0.0 --shop dist`

const { values } = readCommand(about, options)

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
    size: readOption('--world', 'usual, large or empty', values.world, (text) =>
      (['usual', 'large', 'empty'] as const).find((size) => size === text),
    ),
    names: (values.scenario ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
    ...(values.now !== undefined && {
      now: readOption('--now', 'a time such as 2027-01-31T09:00:00+07:00', values.now, (text) =>
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
  // A usual reason: the port is taken, or the machine does not have this network address.
  refuse(messageOf(error))
}
