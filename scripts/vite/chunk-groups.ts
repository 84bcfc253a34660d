/** The module graph as the bundler shows it while it splits chunks. */
type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

const shared = /[\\/]src[\\/](ui|lib|domain|features|theme)[\\/]/
const library = /[\\/]node_modules[\\/]/
/** Libraries of the start: whoever imports them brings nothing along. */
const startLibrary =
  /[\\/]node_modules[\\/](react|react-dom|react-intl|jotai|styled-components|@tanstack[\\/](react-router|react-query))[\\/]/

/**
 * How the build is cut. What the entry reaches is one file: it compresses better than twenty (about 8 kB here) and
 * needs no second round trip. What four screens or late parts share is one more, as long as it brings no library
 * along: every request costs a phone its round trip, and a library every screen its weight.
 */
export const chunkGroups = [
  { name: 'start', tags: ['$initial'] },
  {
    name: (id: string, graph: Graph) => (shared.test(id) && isLight(id, graph) ? 'parts' : null),
    minShareCount: 4,
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
