import { posix } from 'node:path'

/** An import statement, as the lint rule sees it. */
export type Import = {
  /** Path of the importing file from the project's root. */
  importer: string
  specifier: string
  /** True when only types are imported, so that the compiler removes the import. */
  typeOnly: boolean
  /** True when the import is inside an `if` on `__API_MOCKS__`. */
  behindFlag: boolean
}

/**
 * The rooms (see `Room`) that each room may import, in addition to its own files. All other imports are
 * forbidden.
 */
const table: Readonly<Record<string, readonly string[]>> = {
  app: [
    'routes',
    'screens',
    'features',
    'api',
    'domain',
    'ui',
    'theme',
    'i18n',
    'lib',
    'src/routeTree.gen',
  ],
  routes: ['screens', 'app', 'domain', 'i18n', 'lib'],
  screens: ['features', 'domain', 'ui', 'theme', 'i18n', 'lib'],
  features: ['api', 'domain', 'ui', 'theme', 'i18n', 'lib'],
  ui: ['theme', 'i18n', 'lib', 'brand'],
  domain: ['lib'],
  api: ['lib'],
  i18n: ['lib'],
  theme: [],
  lib: [],
  // The mock world may import package.json for the shop's version, and documents for the calls of each
  // screen, which the QA panel shows.
  mocks: ['domain', 'lib', 'package', 'brand', 'docs'],
}

/** Libraries, each with the only files that may import it. All other files use the exports of these files. */
const gates: ReadonlyArray<readonly [library: RegExp, gate: RegExp]> = [
  [/^jotai(\/|$)/, /^src\/lib\/store$/],
  [/^(read|write)-excel-file(\/|$)/, /^src\/lib\/xlsx$/],
  [/^qr$/, /^mocks\/devtools\/phone$/],
  [/^jsbarcode$/, /^src\/lib\/barcode$/],
  [/^workbox-/, /^src\/app\/worker\//],
  [/^formik$/, /^src\/ui\/form\//],
  [/^keen-slider(\/|$)/, /^src\/ui\/media\/Slider$/],
  [/^@base-ui\/react(\/|$)/, /^src\/ui\//],
  [/^@dnd-kit\//, /^src\/ui\/sortable\//],
  [/^@tiptap\//, /^src\/ui\/rich-text\//],
  [/^dompurify$/, /^src\/ui\/rich-text\//],
  [/^@tanstack\/react-table(\/|$)/, /^src\/ui\/table\//],
  [/^@tanstack\/react-virtual$/, /^src\/(ui|features\/cart)\//],
  // Each feature has its form rules in a schema file, and ui/form applies these rules.
  [/^yup$/, /^src\/(ui\/form\/|features\/.*\/(\w+-)*schema(\.test)?$)/],
  [/^react-image-crop(\/|$)/, /^src\/ui\/media\/upload\//],
  [
    /^(msw|@mswjs\/interceptors|@faker-js\/faker|ajv|ajv-formats|@hono\/node-server)(\/|$)/,
    /^mocks\/|\.test$/,
  ],
]

/** A part of the tree with its own import rules, for example `features/cart` or `ui`. */
type Room = {
  name: string
  /** The folder or file below `features/` or `ui/`, for example `cart` or `icons`. */
  part?: string
  /** Path from the project's root, without extension. */
  path: string
}

/** Returns the room of a file, given by its path from the project's root. */
function roomOf(path: string): Room {
  const bare = path.replace(/\.(?:d\.)?(?:tsx?|json|css)$/, '')
  const [top = '', second = '', third] = bare.split('/')
  if (top !== 'src') return { name: top, path: bare }
  if (third && Object.hasOwn(orders, second)) return { name: second, part: third, path: bare }
  return { name: third === undefined ? bare : second, path: bare }
}

/** Returns the path of an imported file from the root, or null for a package. */
function targetOf(importer: string, specifier: string): string | null {
  const [bare = specifier] = specifier.split('?')
  if (bare.startsWith('@/')) return `src/${bare.slice(2)}`
  if (bare.startsWith('~mocks/')) return `mocks/${bare.slice(7)}`
  if (bare.startsWith('@brand/')) return `brand/${bare.slice(7)}`
  if (bare.startsWith('.')) return posix.join(posix.dirname(importer), bare)
  return null
}

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)

/**
 * Returns the reason why an import is forbidden, or null when it is allowed. Files outside `src` and `mocks`
 * may import everything.
 */
export function importError(found: Import): string | null {
  const from = roomOf(found.importer)
  const target = targetOf(found.importer, found.specifier)
  if (!/^(src|mocks)\//.test(found.importer)) return null
  return target
    ? refusalInside(from, roomOf(target), found)
    : refusalOfLibrary(from, found.specifier)
}

function refusalOfLibrary(from: Room, library: string): string | null {
  const gate = gates.find(([pattern]) => pattern.test(library))?.[1]
  return !gate || gate.test(from.path) ? null : `${library} may only be imported in ${gate.source}`
}

function refusalInside(from: Room, to: Room, found: Import): string | null {
  if (to.name === 'mocks' && from.name !== 'mocks') return refusalOfMocks(from, found)
  // Tests may import build scripts to prepare their input.
  if (to.name === 'scripts' && isTest(found.importer)) return null
  if (from.name === 'src/main') return null
  if (from.name === to.name && Object.hasOwn(orders, to.name))
    return isTest(found.importer) ? null : refusalOfPart(from, to)
  if (from.name === 'routes' && to.name === 'features') {
    return /\/(queries|\w+Screen)$/.test(to.path) || found.typeOnly
      ? null
      : "routes may import a feature's screens and queries only"
  }
  if (from.name === to.name) return null
  const generated = to.path.startsWith('src/api/generated/')
  // Every room may import the type of text ids. The descriptions of fields, the error catalogue of the mock
  // world and the QA panel refer to the shop's texts by their ids.
  if (to.path === 'src/i18n/message-id.gen' && found.typeOnly) return null
  // These rooms may import types of the API. The room ui may not, because it stays independent of the API.
  if (generated && found.typeOnly && ['domain', 'screens', 'mocks'].includes(from.name)) return null
  if (!table[from.name]?.includes(to.name)) return `${from.name} may not import ${to.name}`
  return generated && !found.typeOnly ? refusalOfClient(from, to) : null
}

/**
 * The parts of `features` and `ui`, in an order. A part may import only the parts before it, so that imports
 * form no circle. A part that no other part imports need not be in the list. If two neighbours need the same
 * code, it belongs into a part before both.
 */
const orders: Readonly<Record<string, readonly string[]>> = {
  features: partsOf(`
    site auth addresses address-book profile sizes wishlist restock cart checkout catalogue orders home
    admin admin-rights admin-images admin-activity admin-categories admin-products admin-vouchers
    admin-orders admin-customers admin-import admin-banners admin-home admin-settings admin-dashboard`),
  ui: partsOf(`
    icon icons frame-icons layout actions feedback fields choosing form rich-text overlays media toast
    chart preview sheet sortable data table editor`),
}

function partsOf(list: string): readonly string[] {
  return list.trim().split(/\s+/)
}

function refusalOfPart({ name, part: from = '' }: Room, { part: to = '' }: Room): string | null {
  const order = orders[name] ?? []
  if (from === to) return null
  if (!order.includes(to))
    return `${to} has no place in the order of ${name} in tools/import-walls/walls.ts`
  return !order.includes(from) || order.indexOf(to) < order.indexOf(from)
    ? null
    : `${from} may not import ${to}, which stands above it (tools/import-walls/walls.ts)`
}

function refusalOfMocks(from: Room, found: Import): string | null {
  if (isTest(found.importer)) return null
  if (from.name === 'src/main' && found.behindFlag) return null
  return 'only main.tsx may import mocks, by import() behind __API_MOCKS__'
}

function refusalOfClient(from: Room, to: Room): string | null {
  if (from.name !== 'features' || to.path.startsWith('src/api/generated/model')) return null
  return /\/(queries|mutations)$/.test(from.path)
    ? null
    : "only a feature's queries.ts and mutations.ts may import generated calls"
}
