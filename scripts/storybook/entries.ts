import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type StoryEntry = {
  id: string
  title: string
  name: string
  type: 'story' | 'docs'
}

/** Reads all stories and docs pages of a built Storybook. Throws when it is not built. */
export function builtEntries(folder: string): StoryEntry[] {
  if (!existsSync(folder))
    throw new Error(`${folder} does not exist: run npm run build-storybook first`)
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, StoryEntry>
  }
  return Object.values(entries)
}
