import { type MouseEvent, type ReactNode, use, useLayoutEffect, useRef, useState } from 'react'
import { addons } from 'storybook/preview-api'
import styled from 'styled-components'
import { color, radius } from '@/theme/tokens.gen'
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

async function load(): Promise<readonly IndexEntry[]> {
  // The story tests run one file at a time and have no index.
  if (isTestRun) return []
  const response = await fetch('./index.json')
  const { entries }: { entries: Record<string, IndexEntry> } = await response.json()
  return Object.values(entries)
}

let loading: ReturnType<typeof load> | undefined

/** Loads all entries, in the order of the sidebar, once for a page. */
export const storyIndex = () => (loading ??= load())

/** A page of Storybook. */
type StoryPlace = {
  /** Id of a story or a docs page. */
  id: string
  view?: 'story' | 'docs'
  /** Toolbar values to open it with, as in Storybook's address: `locale:en;viewport.value:phone`. */
  globals?: string
  /** Control values, as in Storybook's address: `slug:ao-dai`. */
  args?: string
}

/** Returns Storybook's query for a page. */
export function storyQuery({ id, view = 'story', globals, args }: StoryPlace): string {
  const more = [args && `&args=${args}`, globals && `&globals=${globals}`]
  return `?path=/${view}/${id}${more.filter(Boolean).join('')}`
}

const Anchor = styled.a`
  color: ${color.accent};
  text-underline-offset: 3px;
`

type StoryFrameProps = {
  id: string
  /** What the frame shows, for screen readers. */
  title: string
  /** Size of the window that the story sees, in px. */
  width: number
  height: number
  /** Toolbar values, as `locale:en;scenario:offline`. */
  globals?: string
}

/** A story in a window of its own, loaded when it comes near the view and made smaller where it does not fit. */
export function StoryFrame({ id, title, width, height, globals }: StoryFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(width)
  useLayoutEffect(() => {
    if (!box.current) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom(entry.contentRect.width)
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  const scale = Math.min(1, room / width)
  return (
    <Box ref={box}>
      <Window style={{ width: width * scale, height: height * scale }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- A story of this Storybook needs what this page may do. */}
        <iframe
          title={title}
          loading="lazy"
          src={`./iframe.html?id=${id}&viewMode=story${globals ? `&globals=${globals}` : ''}`}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </Window>
    </Box>
  )
}

const Box = styled.div`
  width: 100%;
  min-width: 0;
`

const Window = styled.div`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.paper};

  & > iframe {
    border: 0;
    transform-origin: 0 0;
  }
`

/** A story by its file below `stories/`, without the ending, and the name of its export; the docs page without one. */
type StoryName = { file: string; story?: string }

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
  const index = use(storyIndex())
  const entry = entryOf(index, name)
  if (!entry && index.length > 0)
    throw new Error(`There is no story ${name.story ?? 'docs'} in stories/${name.file}.stories.tsx`)
  return entry ?? null
}

type LinkToProps = StoryName & { globals?: string; children: ReactNode }

/**
 * A link to a story, or to the docs page of its component. A plain click changes the page without loading Storybook anew.
 */
export function LinkTo({ globals, children, ...name }: LinkToProps) {
  const entry = useEntry(name)
  if (!entry) return <span>{children}</span>
  const query = storyQuery({ id: entry.id, view: entry.type, ...(globals && { globals }) })
  function open(event: MouseEvent) {
    // With toolbar values the whole page loads: Storybook reads them from the address only then.
    if (globals || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    addons.getChannel().emit('navigateUrl', query)
  }
  return (
    <Anchor href={`./${query}`} target="_top" onClick={open}>
      {children}
    </Anchor>
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
