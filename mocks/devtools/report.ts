import * as v from 'valibot'
import { worldKey } from '@/lib/demo-world'
import { keptKeys, tokenKey } from '@/lib/kept-keys'
import { localStore, type SafeStorage, sessionStore } from '@/lib/storage'
import { preparePage, storeWorldChoice, worldSizes } from '../pipeline/page-world'
import { accounts } from '../seed/accounts'
import type { QaWorld } from './qa-world'

const rowSchema = v.record(v.string(), v.unknown())
const partSchema = v.object({ put: v.array(rowSchema), gone: v.array(v.unknown()) })
const storedSchema = v.looseObject({
  delta: v.optional(v.record(v.string(), partSchema), {}),
})

type Stored = v.InferOutput<typeof storedSchema>

const textsSchema = v.record(v.string(), v.string())
const keptSchema = v.object({
  local: textsSchema,
  session: textsSchema,
  /** The state of the history entry. Older files have only its key. */
  entry: v.fallback(v.nullable(rowSchema), null),
})

const fileSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    kind: v.literal('moc-lan-world'),
    version: v.literal(1),
    world: v.object({ size: v.picklist(worldSizes), seed: v.number(), stored: storedSchema }),
    /** The data that the shop keeps in the browser, such as the cart. Older files do not have it. */
    kept: v.optional(keptSchema),
  }),
)

function withPasswords(stored: Stored, password: string): Stored {
  const { users } = stored.delta
  if (!users) return stored
  const put = users.put.map((row) => ({ ...row, password }))
  return { ...stored, delta: { ...stored.delta, users: { ...users, put } } }
}

/** Tables that are not exported: sessions, and the responses that are stored for repeated requests. */
const left = new Set(['tokens', 'stored_answers'])

const keptNames = new Map<string, { holds: string }>(Object.entries(keptKeys))

/**
 * Returns the shop's entries in a storage, without the token and without entries about pages. The entry with
 * the owner of the data is included, so that this person finds their forms after the next sign-in.
 */
function keptIn(storage: SafeStorage): Record<string, string> {
  const isKept = (key: string) => {
    const holds = keptNames.get(key.split(/[:@]/, 1)[0] ?? '')?.holds
    return holds !== undefined && key !== tokenKey && holds !== 'pages'
  }
  const keys = storage.keys().filter(isKept)
  return Object.fromEntries(keys.map((key) => [key, storage.read(key) ?? '']))
}

/**
 * Returns the text of a file with the data of the world and of the shop. Sessions and passwords are left out.
 */
export function worldFile({ choice, text }: Pick<QaWorld, 'choice' | 'text'>): string {
  const { delta, ...rest } = v.parse(v.pipe(v.string(), v.parseJson(), storedSchema), text())
  const tables = Object.entries(delta).filter(([table]) => !left.has(table))
  const stored = withPasswords({ ...rest, delta: Object.fromEntries(tables) }, '')
  // The browser tab that opens the file has no earlier history entries, and no entries for open overlays.
  const entry = { ...globalThis.history?.state, __TSR_index: 0, overlays: 0 }
  const kept = { local: keptIn(localStore), session: keptIn(sessionStore), entry }
  return JSON.stringify({ kind: 'moc-lan-world', version: 1, world: { ...choice, stored }, kept })
}

/**
 * The key under which a browser tab remembers that its world came from a file or a report. The next page
 * shows a notice.
 */
const openedKey = 'mock.opened'

/**
 * Returns true on the first page after a world was opened from a file or a report. The mark is then removed,
 * so later calls return false.
 */
export function takeOpenedMark(): boolean {
  const isOpened = sessionStore.read(openedKey) !== null
  sessionStore.remove(openedKey)
  return isOpened
}

/**
 * Stores a world from a file, for the next page. All users are signed out, and all get the password of the
 * seeded accounts. Returns false and changes nothing if the text is not a file with a world, or if the
 * browser blocks the storage.
 */
export function storeWorldFile(text: string): boolean {
  const read = v.safeParse(fileSchema, text)
  if (!read.success || !localStore.isUsable()) return false
  const { world, kept } = read.output
  storeWorldChoice(world)
  localStore.write(worldKey, JSON.stringify(withPasswords(world.stored, accounts.shopper.password)))
  localStore.remove(tokenKey)
  if (kept) {
    for (const storage of [localStore, sessionStore])
      for (const key of Object.keys(keptIn(storage))) storage.remove(key)
    preparePage({ ...kept, isFull: false })
  }
  sessionStore.write(openedKey, '1')
  return true
}

const hashKey = '#mock='

async function throughStream(
  bytes: BlobPart,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const passed = new Blob([bytes]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(passed).arrayBuffer())
}

/** Returns a text compressed, in characters that a URL may contain. */
export async function compressText(text: string): Promise<string> {
  const bytes = await throughStream(text, new CompressionStream('deflate-raw'))
  const signs = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
  return signs.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Returns the original of a text that `compressText` has made. Throws for any other text. */
export async function decompressText(signs: string): Promise<string> {
  const text = atob(signs.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0)
  return new TextDecoder().decode(
    await throughStream(bytes, new DecompressionStream('deflate-raw')),
  )
}

/**
 * Stores the world that the URL of a report carries, and removes the world from the URL. Call this function
 * before the world opens. Returns true if the URL carried a world and the browser could store it.
 */
export async function openReportedWorld(): Promise<boolean> {
  if (!location.hash.startsWith(hashKey)) return false
  const text = await decompressText(location.hash.slice(hashKey.length)).catch(() => '')
  const isStored = storeWorldFile(text)
  history.replaceState(history.state, '', location.pathname + location.search)
  return isStored
}

/**
 * Returns the active scenarios of this page. If an account of the seed is signed in and no `login:…` is
 * active, the account's `login:…` is added.
 */
function namesNow({ db, scenario }: Pick<QaWorld, 'db' | 'scenario'>): readonly string[] {
  const { names } = scenario.current().scenario
  const session = db.find('tokens', localStore.read(tokenKey) ?? '')
  const login = Object.entries(accounts).find(([, { id }]) => id === session?.user_id)?.[0]
  return login === undefined || names.some((name) => name.startsWith('login:'))
    ? names
    : [...names, `login:${login}`]
}

/** Returns the URL of this page with the active states and the current world. */
export function linkToThisPage(world: Pick<QaWorld, 'choice' | 'db' | 'scenario'>): string {
  const link = new URL(location.href)
  link.searchParams.set('qa', '')
  link.searchParams.set('scenario', namesNow(world).join(','))
  link.searchParams.set('world', world.choice.size)
  link.searchParams.set('seed', String(world.choice.seed))
  return link.href
}

/** A report lists at most this many calls. */
const reported = 20

/**
 * Returns a report of this page as text: a link that opens the page again, and the facts that a developer
 * asks for first.
 */
export async function reportText(
  world: QaWorld,
  label: (name: ReportLine) => string,
): Promise<string> {
  const link = new URL(linkToThisPage(world))
  link.searchParams.set('lang', document.documentElement.lang)
  link.hash = hashKey + (await compressText(worldFile(world)))
  const calls = world.log.entries().slice(-reported)
  const lines: Record<ReportLine, string> = {
    link: link.href,
    states: namesNow(world).join(', ') || '–',
    browser: `${navigator.userAgent}, ${innerWidth} × ${innerHeight}, ${document.documentElement.lang}`,
    // The bundler's hash in the name tells one build from another.
    build: import.meta.url.split('/').at(-1) ?? '',
    calls: calls
      .map(({ at, status, method, path, ms }) => `\n${at} ${status} ${method} ${path} ${ms} ms`)
      .join(''),
  }
  return [document.title, ...reportLines.map((name) => `${label(name)}: ${lines[name]}`)].join('\n')
}

export const reportLines = ['link', 'states', 'browser', 'build', 'calls'] as const
export type ReportLine = (typeof reportLines)[number]
