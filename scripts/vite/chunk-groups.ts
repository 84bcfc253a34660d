/** The module graph as the bundler shows it while it splits chunks. */
type Graph = { getModuleInfo: (id: string) => Module | null }
type Module = {
  importedIds: readonly string[]
  importers: readonly string[]
  dynamicImporters: readonly string[]
}

const shared = /[\\/]src[\\/](ui|lib|domain|features|theme)[\\/]/
const library = /[\\/]node_modules[\\/]/
/** Libraries of the start: whoever imports them brings nothing along. */
const startLibrary =
  /[\\/]node_modules[\\/](react|react-dom|react-intl|jotai|styled-components|@tanstack[\\/](react-router|react-query))[\\/]/
/** Parts that nobody meets on the way from the home page to an order: they bring their own code when they come. */
const aside =
  /[\\/]src[\\/](routes|screens|features)[\\/].*(account|wishlist|auth|profile|address-book|admin|qa)/

/** So many late parts of the shop's main way make a module worth a place in the chunk that all of them load. */
const minParts = 4

/**
 * How the build is cut. What the entry reaches is one file: it compresses better than twenty (about 8 kB here) and
 * needs no second round trip. What four screens or late parts of the main way share is one more, as long as it brings
 * no library along: every request costs a phone its round trip, and a library every screen its weight.
 */
export const chunkGroups = [
  { name: 'start', tags: ['$initial'] },
  {
    name: (id: string, graph: Graph) =>
      shared.test(id) && isLight(id, graph) && mainParts(id, graph).size >= minParts
        ? 'parts'
        : null,
    minShareCount: minParts,
    includeDependenciesRecursively: false,
  },
]

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
  if (seen.has(id) || aside.test(id)) return new Set()
  seen.add(id)
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {}
  const own = dynamicImporters.length > 0 ? [id] : []
  return new Set([...own, ...importers.flatMap((next) => [...mainParts(next, graph, seen)])])
}
