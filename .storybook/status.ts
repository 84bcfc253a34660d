import manifest from '../package.json' with { type: 'json' }

/** How far a component can be relied on, and since which version. */
export type Status = { name: 'stable' | 'trial' | 'deprecated'; since: string }

/** Returns the status that a story file's tags say: `trial`, `deprecated`, `since:0.2.0`. Without them it is stable since the first version. */
export function statusOf(tags: readonly string[] = []): Status {
  const name = tags.includes('deprecated')
    ? 'deprecated'
    : tags.includes('trial')
      ? 'trial'
      : 'stable'
  const since = tags.find((tag) => tag.startsWith('since:'))?.slice('since:'.length)
  return { name, since: since ?? manifest.version }
}

/** Returns the source file that a story file mirrors. */
export const sourceFileOf = (storyFile: string): string =>
  storyFile.replace(/^(\.\/)?stories\//, 'src/').replace(/\.stories\.tsx$/, '.tsx')
