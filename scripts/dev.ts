import { createServer, type Plugin } from 'vite'
import { messageOf, readCommand, refuse, wholeNumber } from './lib/command.ts'
import { type BuildConfig, settingsOf, writeConfig } from './lib/shop-config.ts'
import { pageConfig } from './vite/page-plugin.ts'

const about = `npm run dev -- [options]

Starts the shop for development, with the mock backend inside.

Example: npm run dev -- --api https://api.example --real catalogue,cart,orders`

const {
  port,
  host,
  open,
  real,
  fallback = false,
  ...flags
} = readCommand(about, {
  '--api URL': 'calls this API instead, without mocks',
  '--real LIST': 'only these calls: operations, tags, * and !name. All others are mocked',
  '--fallback': 'the mocks answer for it while it does not',
  '--images URL': 'where its relative picture addresses lead; its own host by default',
  '--idempotency-keys': 'it knows the Idempotency-Key header',
  '--paypal-client-id ID': "the shop's PayPal client",
  '--port 5173': '',
  '--host 0.0.0.0': 'for phones and machines of the same network',
  '--open': 'opens a browser',
}).values
const settings = settingsOf(flags)
const { api } = flags
const isPart = api !== undefined && real !== undefined
const isLive = api !== undefined && !isPart
const isAboutApi = real !== undefined || fallback
if (api === undefined && (isAboutApi || Object.keys(settings).length > 0))
  refuse(
    '--real, --fallback, --images, --idempotency-keys and --paypal-client-id belong to an API: add --api URL',
  )

/**
 * Settings of the page when a host answers some calls of the mock world. The page calls the mock world as its
 * API. Relative picture addresses belong to the host.
 */
function mockedBeside(host: string): Partial<BuildConfig> {
  const { apiBase: _host, imageBase = host, ...others } = settings
  return { ...others, imageBase }
}

/** Allows the host's own approval page, because the mock backend has such a page. */
const paysAt = (host: string): Partial<BuildConfig> =>
  URL.canParse(host) ? { paymentHosts: `*.paypal.com ${new URL(host).origin}` } : {}

/**
 * The path below which the dev server forwards calls to the host. The calls have the shop's own origin, so
 * CORS does not matter.
 */
const passage = '/__host'

type PartOfHost = {
  api: string
  /** The calls that the host answers: operations, tags, `*` for all, `!name` to remove some. */
  real: string
  fallback: boolean
}

/** Tells the page's mock world which calls a host answers, and forwards these calls to the host. */
function partOfHost({ api, real, fallback }: PartOfHost): Plugin {
  return {
    name: 'shop:part-of-host',
    apply: 'serve',
    config: () => ({
      server: {
        proxy: {
          [passage]: {
            target: api,
            changeOrigin: true,
            rewrite: (path) => path.slice(passage.length),
            configure(proxy) {
              proxy.on('error', function sayUnreachable(_error, _request, response) {
                if ('writeHead' in response && !response.headersSent) response.writeHead(502).end()
              })
            },
          },
        },
      },
    }),
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'application/json', id: 'host-config' },
        // Escapes `<`, because a value could otherwise end the script element.
        children: JSON.stringify({ base: passage, real, fallback }).replaceAll('<', '\\u003c'),
        injectTo: 'head',
      },
    ],
  }
}

const emptyPage = '<script type="application/json" id="shop-config">{}</script>'
try {
  writeConfig(emptyPage, settings)
  const part = isPart ? [partOfHost({ api, real, fallback }), pageConfig(mockedBeside(api))] : []
  const server = await createServer({
    mode: isLive ? 'live' : 'development',
    plugins: isLive ? [pageConfig({ ...paysAt(api), ...settings })] : part,
    server: {
      ...(host !== undefined && { host }),
      ...(port !== undefined && { port: wholeNumber('--port', port, 65_535), strictPort: true }),
      ...(open !== undefined && { open }),
    },
  })
  await server.listen()
  server.printUrls()
  server.bindCLIShortcuts({ print: true })
  if (isPart) console.log(`  ${api} answers: ${real}; all other calls are mocked`)
  if (isLive) console.log(`  The API is ${api}; nothing is mocked`)
} catch (error) {
  refuse(messageOf(error))
}
