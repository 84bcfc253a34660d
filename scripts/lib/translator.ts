import { callOf, UnknownId } from '../../src/api/host/edge.ts'
import { openIds } from '../../src/api/host/ids.ts'
import type { HostMapping } from '../../src/api/host/mapping.ts'
import { withoutOwn } from '../record/proxy.ts'
import { serve } from './serve.ts'

const isForm = (headers: Headers): boolean =>
  headers.get('content-type')?.startsWith('multipart/') ?? false

async function bodyOf(request: Request): Promise<string | FormData | null> {
  if (request.method === 'GET' || request.body === null) return null
  return isForm(request.headers) ? request.formData() : (await request.text()) || null
}

/**
 * Opens a server of this machine that speaks the contract and passes calls on to a host of another make, as the shop itself does:
 * for tools that know the contract only. `close` ends it.
 */
export function openTranslator(api: string, mapping: HostMapping) {
  const ids = openIds({ read: () => null, write: () => {} })
  const asked = 'access-control-request-method'

  return serve(async function translated(request) {
    const { pathname, search } = new URL(request.url)
    const headers = withoutOwn(request.headers)
    // A browser asks about a call that it is about to make.
    const method = headers.get(asked) ?? request.method
    const body = await bodyOf(request)
    try {
      const call = callOf(mapping, ids, { method, path: pathname + search, body })
      if (headers.has(asked)) headers.set(asked, call.method)
      // The border between the parts of a form is made anew.
      if (body instanceof FormData) headers.delete('content-type')
      const answer = await fetch(api + call.path, {
        method: request.method === 'OPTIONS' ? 'OPTIONS' : call.method,
        headers,
        body: call.body,
        redirect: 'manual',
      })
      const text = call.answer(await answer.text())
      return new Response(text || null, {
        status: answer.status,
        headers: withoutOwn(answer.headers),
      })
    } catch (error) {
      const status = error instanceof UnknownId ? 404 : 502
      return Response.json({ success: false, message: String(error) }, { status })
    }
  })
}

/** Returns where the contract is spoken: the API itself, or a translator before it where a mapping says that it is of another make. */
export async function contractAt(api: string, mapping: HostMapping | undefined): Promise<string> {
  return mapping ? (await openTranslator(api, mapping)).url : api
}
