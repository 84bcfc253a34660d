import type { Bundle, BundledCall } from './bundle'

/** Longer links get cut by chats and trackers, in characters. */
const longestLink = 16_000

async function through(bytes: BodyInit, step: CompressionStream | DecompressionStream) {
  const source = new Response(bytes).body
  if (!source) throw new Error('Nothing to read')
  return new Uint8Array(await new Response(source.pipeThrough(step)).arrayBuffer())
}

/** Compressed, in base64url. */
export async function pack(text: string): Promise<string> {
  const bytes = await through(text, new CompressionStream('deflate-raw'))
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Throws for what `pack` did not pack. */
export async function unpack(packed: string): Promise<string> {
  const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
  return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')))
}

const withoutAnswer = (call: BundledCall): BundledCall => ({ ...call, answered: null })
const failed = ({ status, problems }: BundledCall): boolean =>
  typeof status !== 'number' || status >= 400 || problems.length > 0

/** Returns a bundle, then ever shorter ones: what leads to the screen stays, what merely happened goes. */
function* shorter(bundle: Bundle): Generator<Bundle> {
  const { calls } = bundle
  const last = calls.slice(-30)
  yield bundle
  yield { ...bundle, calls: last.map((call) => (failed(call) ? call : withoutAnswer(call))) }
  yield { ...bundle, calls: last.filter(failed), errors: bundle.errors.slice(-5) }
  yield { ...bundle, calls: [], errors: [] }
}

/** Null where the link would be too long. The data stand behind `#`, which browsers do not send. */
export async function linkTo(home: string, bundle: Bundle): Promise<string | null> {
  for (const candidate of shorter(bundle)) {
    const link = `${home}?bundle#${await pack(JSON.stringify(candidate))}`
    if (link.length <= longestLink) return link
  }
  return null
}

export function packedIn({ search, hash }: Pick<Location, 'search' | 'hash'>): string | null {
  const value = new URLSearchParams(search).get('bundle')
  return value === null ? null : value || hash.slice(1)
}
