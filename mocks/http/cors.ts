const local = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

const allowed = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, X-Scenario',
  'access-control-max-age': '600',
}

/** True for an origin on this machine. */
export function isLocalOrigin(origin: string | null): origin is string {
  return origin !== null && local.test(origin)
}

/** Allows pages of this machine, on any port, to read the answer. */
function corsHeaders(request: Request): Readonly<Record<string, string>> {
  const origin = request.headers.get('origin')
  if (!isLocalOrigin(origin)) return { vary: 'Origin' }
  return { 'access-control-allow-origin': origin, vary: 'Origin' }
}

/** Answers a CORS preflight. */
export function preflight(request: Request): Response {
  return new Response(null, { status: 204, headers: { ...corsHeaders(request), ...allowed } })
}

/** Adds the CORS headers to an answer. */
export function withCors(request: Request, response: Response): Response {
  for (const [name, value] of Object.entries(corsHeaders(request))) {
    response.headers.set(name, value)
  }
  return response
}
