import { basename } from 'node:path/posix'

/** Components without a story of their own, and why each has none. */
export type Exemptions = Readonly<Record<string, string>>

const isComponent = (path: string): boolean => /^[A-Z]\w*\.tsx$/.test(basename(path))
const needsStory = (path: string): boolean =>
  isComponent(path) && /^src\/(ui|features|screens)\//.test(path)

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

/**
 * Returns one line for each way in which `stories/` does not mirror `src/`: a story without a component, a component
 * of `ui`, a feature or a screen without a story, an exemption that is no longer needed. Paths use `/`.
 */
export function mirrorProblems(files: readonly string[], exemptions: Exemptions): string[] {
  const all = new Set(files)
  const stories = files.filter((path) => path.endsWith('.stories.tsx'))
  const components = files.filter(needsStory)
  return [
    ...stories
      .filter((story) => !isPage(story) && !all.has(componentOf(story)))
      .map((story) => `${story} mirrors no component: ${componentOf(story)} does not exist`),
    ...components
      .filter((component) => !all.has(storyOf(component)) && !(component in exemptions))
      .map((component) => `${component} has no story: ${storyOf(component)}`),
    ...Object.keys(exemptions)
      .filter((component) => !all.has(component) || all.has(storyOf(component)))
      .map(
        (component) =>
          `${component} needs no exemption: remove it from scripts/story-exemptions.ts`,
      ),
  ]
}
