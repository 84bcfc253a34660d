import { resolve } from 'node:path'

/** The module graph as the bundler shows it while it splits chunks. */
type Graph = { getModuleInfo: (id: string) => { importedIds: string[] } | null }

const entry = 'src/main.tsx'
const roots = [
  entry,
  'src/routes/_shop.tsx?tsr-split=component',
  'src/routes/_shop/index.tsx?tsr-split=component',
]

/** Reachable through the front door of a library, which does not say that the home page calls it. */
const late = /[\\/](useMutation|mutationObserver)\.js$/

/**
 * Names the one chunk of everything that the home page needs at once: entry, layout and home screen.
 * One file compresses better than twenty (about 8 kB here) and needs no second round trip.
 */
export function startChunk() {
  let start: Set<string> | null = null
  return (id: string, graph: Graph): string | null => {
    start ??= reachable(graph)
    // The entry itself stays outside: the manifest knows it by its own chunk.
    return start.has(id) && id !== resolve(entry) ? 'start' : null
  }
}

/** Everything that the roots import statically. Throws where a root has moved. */
function reachable(graph: Graph): Set<string> {
  const waiting = roots.map((root) => resolve(root))
  const found = new Set<string>()
  for (const root of waiting) {
    if (!graph.getModuleInfo(root)) throw new Error(`start chunk: there is no ${root}`)
  }
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    if (late.test(id)) continue
    found.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}
