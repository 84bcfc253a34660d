import { encodeQR } from 'qr'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { messageOf, readCommand, refuse, wholeNumber } from './lib/command.ts'
import { type BuildConfig, settingsOf, writeConfig } from './lib/shop-config.ts'
import options from './options/dev.json' with { type: 'json' }
import { configPlugin } from './vite/page-plugin.ts'

const about = `npm run dev -- [options]

Starts the shop for development, with the mock backend inside.

Example: npm run dev -- --api https://api.example --real catalogue,cart,orders`

const {
  port,
  phone = false,
  host = phone ? '0.0.0.0' : undefined,
  open,
  real,
  fallback = false,
  ...flags
} = readCommand(about, options).values
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
 * Returns the page's settings for a mock world beside a host that answers some calls. The page calls the mock
 * world as its API. Relative URLs of pictures belong to the host.
 */
function mockedBeside(host: string): Partial<BuildConfig> {
  const { apiBase: _host, imageBase = host, ...others } = settings
  return { ...others, imageBase }
}

/**
 * Returns the setting that lets the page open an approval page of the host itself. A mock backend has such a
 * page instead of PayPal's.
 */
const paysAt = (host: string): Partial<BuildConfig> =>
  URL.canParse(host) ? { paymentHosts: `*.paypal.com ${new URL(host).origin}` } : {}

/**
 * The dev server forwards calls below this path to the host. The calls have the shop's own origin, so CORS
 * does not matter.
 */
const passage = '/__host'

type PartOfHost = {
  api: string
  /** The calls that the host answers: operations, tags, `*` for all, or `!name` to leave some out. */
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
        // `<` is escaped, because a value could otherwise end the script element.
        children: JSON.stringify({ base: passage, real, fallback }).replaceAll('<', '\\u003c'),
        injectTo: 'head',
      },
    ],
  }
}

/** Tells the QA panel the URL under which a phone in this network opens the page. */
function addressForPhones(): Plugin {
  let server: ViteDevServer | undefined
  return {
    name: 'shop:address-for-phones',
    apply: 'serve',
    configureServer(opened) {
      server = opened
    },
    transformIndexHtml() {
      const [content] = server?.resolvedUrls?.network ?? []
      const attrs = { name: 'phone-address', content }
      return content === undefined ? [] : [{ tag: 'meta', attrs, injectTo: 'head' as const }]
    },
  }
}

const emptyPage = '<script type="application/json" id="shop-config">{}</script>'
try {
  writeConfig(emptyPage, settings)
  const part = isPart ? [partOfHost({ api, real, fallback }), configPlugin(mockedBeside(api))] : []
  const mocked = [...part, addressForPhones()]
  const server = await createServer({
    mode: isLive ? 'live' : 'development',
    plugins: isLive ? [configPlugin({ ...paysAt(api), ...settings })] : mocked,
    server: {
      ...(host !== undefined && { host }),
      ...(port !== undefined && { port: wholeNumber('--port', port, 65_535), strictPort: true }),
      ...(open !== undefined && { open }),
    },
  })
  await server.listen()
  server.printUrls()
  const [outside] = server.resolvedUrls?.network ?? []
  if (phone && outside !== undefined) console.log(`\n${encodeQR(outside, 'term')}`)
  server.bindCLIShortcuts({ print: true })
  if (isPart) console.log(`  ${api} answers: ${real}; all other calls are mocked`)
  if (isLive) console.log(`  The API is ${api}; nothing is mocked`)
} catch (error) {
  refuse(messageOf(error))
}
