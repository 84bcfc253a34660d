/**
 * The module graph that `storybook build --stats-json` writes. The `reasons` of a module are the modules that
 * import it.
 */
export type ModuleGraph = {
  modules: readonly { name: string; reasons?: readonly { moduleName: string }[] }[]
}

/** Matches files that affect every story although they are not in the module graph. */
const everywhere =
  /^(?:brand|mocks\/seed\/artwork\/files|\.storybook|scripts\/vite)\/|^package-lock\.json$/

const isStoryFile = (name: string): boolean => name.endsWith('.stories.tsx')

/**
 * Returns the story files that lead to a changed file by their imports. A changed file that affects every
 * story adds all story files.
 * @param changed Paths from the root of the repository.
 */
export function affectedStories(
  { modules }: ModuleGraph,
  changed: readonly string[],
): ReadonlySet<string> {
  const importers = new Map(
    modules.map(({ name, reasons = [] }) => [name, reasons.map(({ moduleName }) => moduleName)]),
  )
  const known = changed.map((path) => `./${path}`).filter((name) => importers.has(name))
  const isEverywhere = changed.some((path) => everywhere.test(path) && !importers.has(`./${path}`))
  const reached = new Set(isEverywhere ? importers.keys() : known)
  // A module that is added to the set during the loop is visited too.
  for (const name of reached)
    for (const importer of importers.get(name) ?? []) reached.add(importer)
  return new Set([...reached].filter(isStoryFile))
}

export type IndexEntry = {
  id: string
  title: string
  name: string
  importPath: string
  type: 'story' | 'docs'
}

/**
 * Compares the indexes of two Storybook builds. Returns the stories that are new, those that are gone, and
 * those that may look different.
 */
export function compareIndexes(
  before: readonly IndexEntry[],
  after: readonly IndexEntry[],
  affected: ReadonlySet<string>,
) {
  const ids = (entries: readonly IndexEntry[]) => new Set(entries.map(({ id }) => id))
  const [old, current] = [ids(before), ids(after)]
  return {
    added: after.filter(({ id }) => !old.has(id)),
    gone: before.filter(({ id }) => !current.has(id)),
    both: after.filter(({ id, importPath }) => old.has(id) && affected.has(importPath)),
  }
}
