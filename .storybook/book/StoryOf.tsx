import type { ReactNode } from 'react'
import { type IndexEntry, useStoryIndex } from '../docs/story-index'
import { StoryFrame } from '../docs/StoryFrame'
import { StoryLink } from '../docs/StoryLink'

/** A story by its file below `stories/`, without the ending, and the name of its export; the docs page without one. */
export type StoryName = { file: string; story?: string }

const flat = (text: string): string => text.replaceAll(/[^a-z\d]/gi, '').toLowerCase()

function entryOf(index: readonly IndexEntry[], { file, story }: StoryName): IndexEntry | undefined {
  const path = `./stories/${file}.stories.tsx`
  return index.find(
    ({ importPath, type, id }) =>
      importPath === path &&
      (story ? type === 'story' && flat(id.split('--')[1] ?? '') === flat(story) : type === 'docs'),
  )
}

/** Returns the entry of a story. Throws when there is none, except in the story tests, which have no index. */
function useEntry(name: StoryName): IndexEntry | null {
  const index = useStoryIndex()
  const entry = entryOf(index, name)
  if (!entry && index.length > 0)
    throw new Error(`There is no story ${name.story ?? 'docs'} in stories/${name.file}.stories.tsx`)
  return entry ?? null
}

type LinkToProps = StoryName & { globals?: string; children: ReactNode }

/** A link to a story, or to the docs page of its component. */
export function LinkTo({ globals, children, ...name }: LinkToProps) {
  const entry = useEntry(name)
  if (!entry) return <span>{children}</span>
  return (
    <StoryLink id={entry.id} view={entry.type} {...(globals && { globals })}>
      {children}
    </StoryLink>
  )
}

type StoryOfProps = StoryName & {
  title: string
  width: number
  height: number
  globals?: string
}

/** A story in a window of its own within a page. */
export function StoryOf({ title, width, height, globals, ...name }: StoryOfProps) {
  const entry = useEntry(name)
  if (!entry) return null
  return (
    <StoryFrame
      id={entry.id}
      title={title}
      width={width}
      height={height}
      {...(globals && { globals })}
    />
  )
}
