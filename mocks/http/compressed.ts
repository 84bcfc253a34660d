/** The answer as a server sends it: gzipped where the caller takes that and there is text to pack. */
export function compressed(request: Request, response: Response): Response {
  const takesGzip = request.headers.get('accept-encoding')?.includes('gzip') ?? false
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  if (!takesGzip || !isJson || !response.body) return response
  const headers = new Headers(response.headers)
  headers.set('content-encoding', 'gzip')
  headers.append('vary', 'Accept-Encoding')
  headers.delete('content-length')
  const body = response.body.pipeThrough(new CompressionStream('gzip'))
  return new Response(body, { status: response.status, headers })
}
