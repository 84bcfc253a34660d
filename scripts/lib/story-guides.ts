/** Folders of stories whose components need a guide: screens explain themselves. */
const needsGuide = /^stories\/(ui|features)\/.*\.stories\.tsx$/

/**
 * Returns the story files of components without a guide, which says on the docs page when to use the component
 * (`parameters.guide`). `files` maps paths to their sources.
 */
export function withoutGuide(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([path, source]) =>
    needsGuide.test(path) && !/^\s*guide[,:]|[{,]\s*guide\b/m.test(source) ? [path] : [],
  )
}
