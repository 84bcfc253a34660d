/** The module graph as the bundler shows it while it splits chunks. */
type Graph = { getModuleInfo: (id: string) => Module | null }
type Module = {
  importedIds: readonly string[]
  importers: readonly string[]
  dynamicImporters: readonly string[]
}

const own = /[\\/]src[\\/](ui|lib|domain|features|screens|theme|i18n)[\\/]/
const library = /[\\/]node_modules[\\/]/
/** Libraries of the start: whoever imports them brings nothing along. */
const startLibrary =
  /[\\/]node_modules[\\/](react|react-dom|react-intl|jotai|styled-components|@tanstack[\\/](react-router|react-query))[\\/]/
/** Parts that nobody meets on the way from the home page to an order: they bring their own code when they come. */
const aside =
  /[\\/]src[\\/](routes|screens|features)[\\/].*(account|wishlist(?![\\/]LateHeart)|auth|profile|address-book|admin|qa)/

const shopScreen = /[\\/]src[\\/]routes[\\/]_shop[\\/]/
/** The list and the product: who opens one goes on to the other. */
const catalogueScreen = /[\\/]src[\\/]routes[\\/]_shop[\\/](products|category)/

/** So many late parts of the shop's main way make a module worth a place in the chunk that all of them load. */
const minParts = 4

/**
 * How the build is cut. What the entry reaches is one file: it compresses better than twenty (about 8 kB here) and
 * needs no second round trip. Two more hold what its late screens and parts share: every request costs a phone its
 * round trip. Neither brings a library along, which would cost every screen its weight.
 */
export const chunkGroups = [
  { name: 'start', tags: ['$initial'] },
  { name: groupOf, includeDependenciesRecursively: false },
]

/**
 * `catalogue`: what of the shop's screens the list and the product alone load. `parts`: what they share with another
 * screen, or four late parts with each other. Null where a module goes by itself, as all do that are asked for late:
 * in a group they would need a file of helpers.
 */
function groupOf(id: string, graph: Graph): 'catalogue' | 'parts' | null {
  if (!own.test(id) || isLate(graph.getModuleInfo(id)) || !isLight(id, graph)) return null
  const parts = [...mainParts(id, graph)]
  const screens = parts.filter((part) => shopScreen.test(part))
  const isCatalogue = screens.some((screen) => catalogueScreen.test(screen))
  if (isCatalogue && screens.every((screen) => catalogueScreen.test(screen))) return 'catalogue'
  return isCatalogue || parts.length >= minParts ? 'parts' : null
}

const isLate = (module: Module | null) => (module?.dynamicImporters.length ?? 0) > 0

/** Whether neither a module nor anything that it imports is of a library beyond those of the start. */
function isLight(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return true
  seen.add(id)
  if (startLibrary.test(id)) return true
  if (library.test(id)) return false
  return graph.getModuleInfo(id)?.importedIds.every((next) => isLight(next, graph, seen)) ?? true
}

/** The late parts of the shop's main way that load a module, directly or by what they import. */
function mainParts(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set()
  seen.add(id)
  const module = graph.getModuleInfo(id)
  const itself = isLate(module) ? [id] : []
  const importers = module?.importers.filter((next) => !aside.test(next)) ?? []
  return new Set([...itself, ...importers.flatMap((next) => [...mainParts(next, graph, seen)])])
}
