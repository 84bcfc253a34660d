import { basename, dirname, join } from 'node:path/posix'

const isComponent = (path: string): boolean =>
  /^src\/(ui|features|screens)\//.test(path) && /^[A-Z]\w*\.tsx$/.test(basename(path))

/**
 * Returns the folder of a file, in which files may use each other without a story, such as `src/ui/toast`.
 */
const roomOf = (path: string): string | undefined =>
  /^src\/(?:screens\/admin|[^/]+)\/[^/]+(?=\/)/.exec(path)?.[0]

/** Returns whether a story file is a page of text that shows no component, such as the welcome page. */
const isPage = (story: string): boolean => /^stories\/(?:start|foundations)\//.test(story)

/** Returns the file that a story shows. The parts of the QA panel are in `mocks/devtools/panel`. */
const componentOf = (story: string): string =>
  story
    .replace(/^stories\/qa\//, 'mocks/devtools/panel/')
    .replace(/^stories\//, 'src/')
    .replace(/\.stories\.tsx$/, '.tsx')

/**
 * Returns a function that finds the folders whose files import a component. The component's own folder is
 * left out.
 */
function roomsThatUse(sources: ReadonlyMap<string, string>) {
  const imports = [...sources]
    .filter(([path]) => path.startsWith('src/'))
    .flatMap(([path, source]) =>
      importsOf(path, source, sources).map((file) => ({ file, room: roomOf(path) })),
    )
  const byFile = Map.groupBy(imports, ({ file }) => file)
  return (component: string) =>
    new Set(
      (byFile.get(component) ?? [])
        .map(({ room }) => room)
        .filter((room) => room !== roomOf(component)),
    )
}

/**
 * Returns all files that stories show: every file that a story or Storybook's own code imports, directly or
 * through other files.
 */
function seenFiles(sources: ReadonlyMap<string, string>): ReadonlySet<string> {
  const seen = new Set([...sources.keys()].filter((path) => /^(stories|\.storybook)\//.test(path)))
  // A file that is added to the set during the loop is visited too.
  for (const path of seen)
    for (const file of importsOf(path, sources.get(path) ?? '', sources)) seen.add(file)
  return seen
}

/**
 * Returns the problems of the stories. A problem is a story without a component, or a component that another
 * folder imports and that no story shows, either by itself or in a parent.
 */
export function mirrorProblems(sources: ReadonlyMap<string, string>): string[] {
  const paths = [...sources.keys()]
  const usersOf = roomsThatUse(sources)
  const seen = seenFiles(sources)
  return [
    ...paths
      .filter((path) => path.endsWith('.stories.tsx'))
      .filter((story) => !isPage(story) && !sources.has(componentOf(story)))
      .map((story) => `${story} mirrors no component: ${componentOf(story)} does not exist`),
    ...paths
      .filter((path) => isComponent(path) && usersOf(path).size > 0 && !seen.has(path))
      .map((component) => `${component} is in no story: no story file leads to it`),
  ]
}

/**
 * Returns the components of `ui` that files of two or more folders import, but whose docs page has no
 * `parameters.guide`.
 */
export function guideProblems(sources: ReadonlyMap<string, string>): string[] {
  const usersOf = roomsThatUse(sources)
  return [...sources]
    .filter(([path]) => /^stories\/ui\/.*\.stories\.tsx$/.test(path))
    .filter(([path]) => usersOf(componentOf(path)).size > 1)
    .filter(([, source]) => !/^\s*guide[,:]|[{,]\s*guide\b/m.test(source))
    .map(([path]) => `${path} has no guide for its docs page: write parameters.guide`)
}

/**
 * Returns the files among `files` that a source imports, including by `import()`. Paths begin at the root of
 * the repository.
 */
function importsOf(path: string, source: string, files: ReadonlyMap<string, string>): string[] {
  const found = new Set<string>()
  for (const [, name = ''] of source.matchAll(/(?:from|import|import\()\s*'([@./][^']*)'/g)) {
    const target = name.startsWith('@/') ? `src/${name.slice(2)}` : join(dirname(path), name)
    const file = [target, `${target}.tsx`, `${target}.ts`].find((each) => files.has(each))
    if (file) found.add(file)
  }
  return [...found].sort()
}
