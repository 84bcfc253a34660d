const local = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Host names that always lead to this machine. */
const loopback = /^(localhost|[\w.-]+\.localhost|127(\.\d+){3}|\[::1\])$/

const allowed = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers':
    'Authorization, Content-Type, Idempotency-Key, X-Scenario, X-World',
  'access-control-max-age': '600',
}

export type ShopOptions = {
  /** Origins of other machines whose pages may call the server, or `*` for all origins. */
  cors?: readonly string[]
  /**
   * URLs of shops that are below a path. PayPal's page leads back to the shop that has the caller's origin.
   */
  returnTo?: readonly string[]
  /** Other host names of this server, in addition to the loopback names and the server's network address. */
  ownNames?: readonly string[]
  /** The path of the shop that this server itself serves. It begins and ends with a slash. */
  ownPath?: string
}

export type Shops = {
  /**
   * Returns the URL of the shop whose pages have this origin, without a slash at the end. Null when the
   * origin is unknown.
   */
  shopUrlOf(origin: string | null, own: string): string | null
  /**
   * Returns the reason why a request is refused, or null when it is allowed. Only requests to the server's
   * own names are allowed, because DNS may lead an attacker's name to this machine. A page under that name
   * would then have the origin of this server.
   * @param reached The network address of this machine that got the request.
   */
  refusalOf(request: Request, reached: string | undefined): string | null
  preflight(request: Request): Response
  withCors(request: Request, response: Response): Response
}

export function knownShops({
  cors = [],
  returnTo = [],
  ownNames = [],
  ownPath = '/',
}: ShopOptions): Shops {
  const isKnown = (origin: string): boolean =>
    local.test(origin) || cors.includes(origin) || cors.includes('*')

  function corsHeaders(request: Request): Readonly<Record<string, string>> {
    const origin = request.headers.get('origin')
    if (origin === null || !isKnown(origin)) return { vary: 'Origin' }
    return {
      'access-control-allow-origin': origin,
      // A page of another origin can read only the usual headers of an answer, and the headers in this list.
      'access-control-expose-headers': 'Retry-After, Date',
      vary: 'Origin',
    }
  }

  return {
    shopUrlOf(origin, own) {
      if (origin === own) return (own + ownPath).replace(/\/+$/, '')
      if (origin === null || !isKnown(origin)) return null
      const shop = returnTo.find((address) => new URL(address).origin === origin) ?? origin
      return shop.replace(/\/+$/, '')
    },
    refusalOf(request, reached = '') {
      const { hostname, origin: own, pathname } = new URL(request.url)
      const address = reached.replace('::ffff:', '')
      if (!loopback.test(hostname) && ![address, `[${address}]`, ...ownNames].includes(hostname))
        return `${hostname} is no name of this server: start it with --name ${hostname}`
      const origin = request.headers.get('origin')
      if (origin === null || origin === own) return null
      if (/^\/__world(\/|$)/.test(pathname)) return 'Only its own pages may ask the control API'
      const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(request.method)
      if (isRead || isKnown(origin)) return null
      return `Pages of ${origin} may change nothing here: start the server with --cors ${origin}`
    },
    preflight: (request) =>
      new Response(null, { status: 204, headers: { ...corsHeaders(request), ...allowed } }),
    withCors(request, response) {
      for (const [name, value] of Object.entries(corsHeaders(request))) {
        if (name === 'vary') response.headers.append(name, value)
        else response.headers.set(name, value)
      }
      return response
    },
  }
}
