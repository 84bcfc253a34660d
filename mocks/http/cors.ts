const local = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

const allowed = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, X-Scenario',
  'access-control-max-age': '600',
}

/** Whether a page of this origin is one of this machine. */
export function isLocalOrigin(origin: string | null): origin is string {
  return origin !== null && local.test(origin)
}

/** Lets pages of this machine read the answers, on whatever port they are served. */
function corsHeaders(request: Request): Readonly<Record<string, string>> {
  const origin = request.headers.get('origin')
  if (!isLocalOrigin(origin)) return { vary: 'Origin' }
  return { 'access-control-allow-origin': origin, vary: 'Origin' }
}

/** The answer to a browser that asks whether it may send a request. */
export function preflight(request: Request): Response {
  return new Response(null, { status: 204, headers: { ...corsHeaders(request), ...allowed } })
}

/** The same answer, readable for pages of this machine. */
export function withCors(request: Request, response: Response): Response {
  for (const [name, value] of Object.entries(corsHeaders(request))) {
    response.headers.set(name, value)
  }
  return response
}
