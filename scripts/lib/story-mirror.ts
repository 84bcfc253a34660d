import { basename } from 'node:path/posix'

/** A component without a story of its own, and why. */
export type Exemptions = Readonly<Record<string, string>>

const isComponent = (path: string): boolean => /^[A-Z]\w*\.tsx$/.test(basename(path))
/** Rooms of `ui` that hold single components; the parts of others are seen in the story of the whole. */
const benchedRooms =
  /^src\/ui\/(actions|choosing|data|feedback|fields|layout|media|overlays)\/[^/]+$/
const isBenched = (path: string): boolean =>
  benchedRooms.test(path) || path.startsWith('src/features/')

const storyOf = (component: string): string =>
  component.replace(/^src\//, 'stories/').replace(/\.tsx$/, '.stories.tsx')

const componentOf = (story: string): string =>
  story.replace(/^stories\//, 'src/').replace(/\.stories\.tsx$/, '.tsx')

/**
 * What keeps `stories/` from mirroring `src/`, one line each: stories of nothing, components of `ui`
 * and of features without a story, exemptions that no longer hold. Paths use `/`.
 */
export function mirrorProblems(files: readonly string[], exemptions: Exemptions): string[] {
  const all = new Set(files)
  const stories = files.filter((path) => path.endsWith('.stories.tsx'))
  const components = files.filter((path) => isComponent(path) && isBenched(path))
  return [
    ...stories
      .filter((story) => !story.startsWith('stories/foundations/') && !all.has(componentOf(story)))
      .map((story) => `${story} mirrors no component: ${componentOf(story)} does not exist`),
    ...components
      .filter((component) => !all.has(storyOf(component)) && !(component in exemptions))
      .map((component) => `${component} has no story: ${storyOf(component)}`),
    ...Object.keys(exemptions)
      .filter((component) => !all.has(component) || all.has(storyOf(component)))
      .map((component) => `${component} needs no exemption any more`),
  ]
}
