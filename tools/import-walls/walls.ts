import { type Room, roomOf, targetOf } from './rooms.ts'

/** One import as the rule sees it. */
export interface Import {
  /** Path of the importing file from the project's root. */
  importer: string
  specifier: string
  /** Whether only types travel. */
  typeOnly: boolean
  /** Whether it is an `import()` behind `__API_MOCKS__`. */
  behindFlag: boolean
}

/** What each room of the shop may import besides itself; whatever is not listed is forbidden. */
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
  ui: ['theme', 'i18n', 'lib'],
  domain: ['lib'],
  api: ['lib'],
  i18n: ['lib'],
  theme: [],
  lib: [],
  mocks: ['domain', 'lib'],
}

/** Libraries that only one place knows; every other file goes through that place. */
const gates: ReadonlyArray<readonly [library: RegExp, gate: RegExp]> = [
  [/^jotai(\/|$)/, /^src\/lib\/store$/],
  [/^formik$/, /^src\/ui\/form\//],
  [/^keen-slider(\/|$)/, /^src\/ui\/media\/slider\//],
  [/^@base-ui\/react(\/|$)/, /^src\/ui\//],
  [/^@dnd-kit\//, /^src\/ui\/sortable\//],
  [/^@tiptap\//, /^src\/ui\/rich-text\//],
  [/^dompurify$/, /^src\/ui\/rich-text\//],
  [/^@tanstack\/react-table(\/|$)/, /^src\/ui\/table\//],
  [/^@tanstack\/react-virtual$/, /^src\/(ui|features\/cart)\//],
  // Rules of forms stand in each feature's schema; ui/form runs them.
  [/^yup$/, /^src\/(ui\/form\/|features\/.*\/(\w+-)*schema(\.test)?$)/],
  [/^react-image-crop(\/|$)/, /^src\/ui\/media\/upload\//],
  [/^(msw|@faker-js\/faker|ajv|ajv-formats|@hono\/node-server)(\/|$)/, /^mocks\//],
]

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)

/** Why an import is forbidden, or null where it is fine. */
export function refusal(found: Import): string | null {
  const from = roomOf(found.importer)
  if (!/^(src|mocks)\//.test(found.importer)) return null
  const target = targetOf(found.importer, found.specifier)
  return target
    ? refusalInside(from, roomOf(target), found)
    : refusalOfLibrary(from, found.specifier)
}

function refusalOfLibrary(from: Room, library: string): string | null {
  const gate = gates.find(([pattern]) => pattern.test(library))?.[1]
  return !gate || gate.test(from.path)
    ? null
    : `${library} is known to one place only: ${gate.source}`
}

function refusalInside(from: Room, to: Room, found: Import): string | null {
  if (to.name === 'mocks' && from.name !== 'mocks') return refusalOfMocks(from, found)
  // A test may prepare what it reads as the build does.
  if (to.name === 'scripts' && isTest(found.importer)) return null
  if (from.name === 'src/main') return null
  if (from.name === 'features' && to.name === 'features' && from.feature !== to.feature) {
    return `${from.feature} may not know ${to.feature}: a screen joins features by props`
  }
  if (from.name === 'routes' && to.name === 'features') {
    return to.path.endsWith('/queries') ? null : "routes may import a feature's queries only"
  }
  if (from.name === to.name) return null
  const generated = to.path.startsWith('src/api/generated/')
  // Types are free to travel, except into ui, which knows no API.
  if (generated && found.typeOnly && ['domain', 'screens', 'mocks'].includes(from.name)) return null
  if (!table[from.name]?.includes(to.name)) return `${from.name} may not import ${to.name}`
  return generated && !found.typeOnly ? refusalOfClient(from, to) : null
}

function refusalOfMocks(from: Room, found: Import): string | null {
  if (isTest(found.importer)) return null
  if (from.name === 'src/main' && found.behindFlag) return null
  return 'only main.tsx loads mocks, by import() behind __API_MOCKS__'
}

function refusalOfClient(from: Room, to: Room): string | null {
  if (from.name !== 'features' || to.path.startsWith('src/api/generated/model')) return null
  return /\/(queries|mutations)$/.test(from.path)
    ? null
    : "generated calls belong into a feature's queries.ts or mutations.ts"
}
