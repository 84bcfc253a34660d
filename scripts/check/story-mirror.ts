import { basename } from 'node:path/posix'
import { importsOf } from '../lib/imports.ts'

/** Components without a story of their own, and why each has none. */
export type Exemptions = Readonly<Record<string, string>>

const isComponent = (path: string): boolean =>
  /^src\/(ui|features|screens)\//.test(path) && /^[A-Z]\w*\.tsx$/.test(basename(path))

/** The folder that a file shares with the parts that only it is made of: `src/ui/toast`, `src/screens/admin/orders`. */
const roomOf = (path: string): string | undefined =>
  /^src\/(?:screens\/admin|[^/]+)\/[^/]+(?=\/)/.exec(path)?.[0]

/** Pages of Storybook that mirror no source: start, foundations, patterns, flows. */
const isPage = (story: string): boolean =>
  /^stories\/(start|foundations|patterns|flows)\//.test(story)

const storyOf = (component: string): string =>
  component.replace(/^src\//, 'stories/').replace(/\.tsx$/, '.stories.tsx')

/** The parts of the QA panel stand in `mocks/devtools/panel`. */
const componentOf = (story: string): string =>
  story
    .replace(/^stories\/qa\//, 'mocks/devtools/panel/')
    .replace(/^stories\//, 'src/')
    .replace(/\.stories\.tsx$/, '.tsx')

/** Returns the function that names the rooms, other than its own, which import a component. */
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
 * Returns what is wrong with the stories: one without a component, a component that another room imports without one, an
 * exemption that is no longer needed. A part that only its own room imports is seen in the states of its parent.
 */
export function mirrorProblems(
  sources: ReadonlyMap<string, string>,
  exemptions: Exemptions,
): string[] {
  const paths = [...sources.keys()]
  const usersOf = roomsThatUse(sources)
  const needsStory = (component: string) => isComponent(component) && usersOf(component).size > 0
  return [
    ...paths
      .filter((path) => path.endsWith('.stories.tsx'))
      .filter((story) => !isPage(story) && !sources.has(componentOf(story)))
      .map((story) => `${story} mirrors no component: ${componentOf(story)} does not exist`),
    ...paths
      .filter(needsStory)
      .filter((component) => !sources.has(storyOf(component)) && !(component in exemptions))
      .map((component) => `${component} has no story: ${storyOf(component)}`),
    ...Object.keys(exemptions)
      .filter((component) => !needsStory(component) || sources.has(storyOf(component)))
      .map(
        (component) =>
          `${component} needs no exemption: remove it from scripts/check/story-exemptions.ts`,
      ),
  ]
}

/** Returns one line for each story that a page shows or leads to and that does not exist. */
export function nameProblems(sources: ReadonlyMap<string, string>): string[] {
  const named = /(?:file=|show: \[)['"]([^'"]+)['"],?\s+(?:story=)?['"](\w+)/g
  return [...sources]
    .filter(([path]) => isPage(path))
    .flatMap(([path, source]) =>
      [...source.matchAll(named)]
        .filter(
          ([, file, story]) =>
            !sources.get(`stories/${file}.stories.tsx`)?.includes(`export const ${story} =`),
        )
        .map(([, file, story]) => `${path} names a story that does not exist: ${file}, ${story}`),
    )
}

/** Returns the components of `ui` that two rooms chose, whose docs page lacks `parameters.guide`. */
export function guideProblems(sources: ReadonlyMap<string, string>): string[] {
  const usersOf = roomsThatUse(sources)
  return [...sources]
    .filter(([path]) => /^stories\/ui\/.*\.stories\.tsx$/.test(path))
    .filter(([path]) => usersOf(componentOf(path)).size > 1)
    .filter(([, source]) => !/^\s*guide[,:]|[{,]\s*guide\b/m.test(source))
    .map(([path]) => `${path} has no guide for its docs page: write parameters.guide`)
}
