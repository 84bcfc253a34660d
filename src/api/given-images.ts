import type { Repair } from './answers/shape'

/** Addresses of images as the host gave them, by the address that they were resolved to. */
const given = new Map<unknown, unknown>()

/** Keeps what the address of an image was before it was resolved. Other repairs are nothing to it. */
export function keepGiven({ did, from, to }: Repair): void {
  if (did === 'resolved') given.set(to, from)
}

/**
 * Returns a JSON body with the addresses of images as the host gave them: what a form sends back unchanged, the host
 * stores unchanged. Throws `SyntaxError` for what is not JSON.
 */
export function withGivenImages(body: string): string {
  if (given.size === 0) return body
  return JSON.stringify(JSON.parse(body, (_key, value: unknown) => given.get(value) ?? value))
}
