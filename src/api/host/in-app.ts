import { kept } from '@/lib/kept'
import { shopConfig } from '@/lib/shop-config'
import { ApiError } from '../errors'
import { type Call, callOf, type HostCall, UnknownId } from './edge'
import { openIds } from './ids'
import type { HostMapping } from './mapping'

// `npm run configure` has checked it: here the schema would cost every shop what valibot has for it.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const mapping = shopConfig.host as HostMapping

const keptIds = kept('host.ids')
const ids = openIds({
  read: keptIds.read,
  write: (text) => void keptIds.write(text),
})

/** Returns a call of the app as the configured host wants it. Throws a 404 for an id that was never seen here. */
export function hostCall<Body>(call: Call<Body>): HostCall<Body> {
  try {
    return callOf(mapping, ids, call)
  } catch (error) {
    throw error instanceof UnknownId ? new ApiError(404) : error
  }
}

/** `fetch` for the configured host: its answer is as the contract says. Throws what `hostCall` does. */
export async function send(target: string, init: RequestInit): Promise<Response> {
  const { apiBase } = shopConfig
  const { method = 'GET', body } = init
  const path = target.slice(apiBase.length)
  const call = hostCall({ method, path, body })
  const { path: place, answer, ...sent } = call
  const response = await fetch(apiBase + place, { ...init, ...sent })
  const { status, headers } = response
  return new Response(answer(await response.text()) || null, { status, headers })
}
