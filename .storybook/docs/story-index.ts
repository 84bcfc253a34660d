import { use } from 'react'
import { isTestRun } from '../test-run'

/** An entry of Storybook's own index of stories and docs pages. */
export type IndexEntry = {
  id: string
  title: string
  name: string
  type: 'story' | 'docs'
  /** The story file, as `./stories/ui/data/Price.stories.tsx`. */
  importPath: string
}

/** All entries, in the order of the sidebar. */
type StoryIndex = readonly IndexEntry[]

async function load(): Promise<StoryIndex> {
  // The story tests run one file at a time and have no index.
  if (isTestRun) return []
  const response = await fetch('./index.json')
  const { entries }: { entries: Record<string, IndexEntry> } = await response.json()
  return Object.values(entries)
}

let loading: Promise<StoryIndex> | undefined

/** Loads the index once for a page. */
export function storyIndex(): Promise<StoryIndex> {
  loading ??= load()
  return loading
}

/** The index in a component; suspends. */
export const useStoryIndex = (): StoryIndex => use(storyIndex())
