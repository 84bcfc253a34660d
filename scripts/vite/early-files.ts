/** A chunk of the build, as far as it is needed here. */
export interface Chunk {
  fileName: string
  imports: readonly string[]
  moduleIds: readonly string[]
  isEntry: boolean
}

/** Files of a build that the page can ask for before the bundle does; hashed names below its root. */
export interface EarlyFiles {
  /** By language and bundle: `vi/shop`. */
  texts: Record<string, string>
  /** By file name of a route on the way to an order: `category.$slug`. What the start loads anyhow is left out. */
  routes: Record<string, string[]>
}

const textsFile = /\/src\/i18n\/compiled\/(\w+\/(?:shop|product|cart|checkout))\.json$/
/** The component of a route on the way to an order, and what is split off with it (`component---loader`). */
const routeFile =
  /\/src\/routes\/_shop\/(products\.\$slug|products\.index|category\.\$slug|cart|checkout)\.tsx\?tsr-split=component(?:---|$)/

/** Finds texts and routes among the chunks of a build. */
export function earlyFiles(chunks: readonly Chunk[]): EarlyFiles {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const start = new Set<string>()
  for (const chunk of chunks) if (chunk.isEntry) follow(chunk.fileName, byName, start)
  const files: EarlyFiles = { texts: {}, routes: {} }
  for (const { fileName, moduleIds } of chunks) {
    for (const id of moduleIds) {
      const texts = textsFile.exec(id)?.[1]
      const route = routeFile.exec(id)?.[1]
      if (texts) files.texts[texts] = fileName
      if (route && !start.has(fileName)) {
        files.routes[route] = [...follow(fileName, byName, new Set(start))].slice(start.size)
      }
    }
  }
  return files
}

/** Adds a file and everything that it imports statically. */
function follow(fileName: string, byName: ReadonlyMap<string, Chunk>, found: Set<string>) {
  if (found.has(fileName)) return found
  found.add(fileName)
  for (const imported of byName.get(fileName)?.imports ?? []) follow(imported, byName, found)
  return found
}
