import {
  ArgTypes,
  Canvas,
  Description,
  DocsContext,
  Heading,
  Subheading,
  Title,
  Unstyled,
} from '@storybook/addon-docs/blocks'
import { Fragment, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import styled from 'styled-components'
import { color, radius } from '@/theme/tokens.gen'
import { framedParam } from '../framed'
import { ComponentGuide } from './ComponentGuide'
import { nameForPeople } from './name-for-people'

/**
 * A docs page shows the stories of these folders in frames, because their components cover the whole page.
 */
const ownWindow = /^Components\/(overlays|toast|preview)\//

/**
 * Returns whether a docs page shows a story without a frame. Some stories need a frame: screens, components
 * that cover the page, and stories with a play function, a window size or a language.
 */
function isInline({ title, playFunction, storyGlobals }: PreparedStory): boolean {
  const plain = title.startsWith('Components/') && !ownWindow.test(title)
  return plain && !playFunction && !storyGlobals.viewport && !storyGlobals.locale
}

const widths: Readonly<Record<string, number>> = { phone: 360, tablet: 768, desktop: 1440 }

function windowOf({ title, storyGlobals }: PreparedStory): { width: number; height: number } {
  const isScreen = /(Screen|Layout)$/.test(title)
  const fallback = title.startsWith('Components/') ? 720 : 1200
  const width = widths[String(storyGlobals.viewport?.value ?? '')] ?? fallback
  return {
    width,
    height: isScreen ? 800 : title.startsWith('Components/') && !ownWindow.test(title) ? 280 : 560,
  }
}

let played: Promise<unknown> = Promise.resolve()

/**
 * Loads a frame when the play function of the previous frame has ended. Several play functions at the same
 * time would disturb each other.
 */
function loadInTurn(frame: HTMLIFrameElement, src: string): void {
  played = played.then(() => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const isDone = ({ data, source }: MessageEvent<unknown>) => {
      if (data === framedParam && source === frame.contentWindow) resolve()
    }
    window.addEventListener('message', isDone)
    setTimeout(resolve, 10_000)
    frame.src = src
    return promise.then(() => window.removeEventListener('message', isDone))
  })
}

/**
 * Shows a story in a frame. The frame loads when it comes near the view. A frame that does not fit is scaled
 * down.
 */
function StoryFrame({ story }: { story: PreparedStory }) {
  const { width, height } = windowOf(story)
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
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(
    function loadWhenNear() {
      const observer = new IntersectionObserver(
        ([entry], own) => {
          if (!entry?.isIntersecting || !frame.current) return
          own.disconnect()
          loadInTurn(frame.current, `./iframe.html?id=${story.id}&viewMode=story&${framedParam}`)
        },
        { rootMargin: '400px' },
      )
      if (frame.current) observer.observe(frame.current)
      return () => observer.disconnect()
    },
    [story.id],
  )
  const scale = Math.min(1, room / width)
  return (
    <div ref={box}>
      <Window style={{ width: width * scale, height: height * scale }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- A story needs this page's rights. */}
        <iframe
          ref={frame}
          title={story.name}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </Window>
    </div>
  )
}

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

/** The docs page of a component: Storybook's own page, with the guide of the story file above the stories. */
export function ComponentPage() {
  const stories = useContext(DocsContext).componentStories()
  const [first] = stories
  if (!first) return null
  return (
    <>
      <Title />
      <Description />
      <Unstyled>
        <ComponentGuide guide={first.parameters.guide} />
      </Unstyled>
      <Heading>{stories.length === 1 ? 'One state' : `${stories.length} states`}</Heading>
      {stories.map((story) => (
        <Fragment key={story.id}>
          <Subheading>{nameForPeople(story.name)}</Subheading>
          <Description of={story.moduleExport} />
          {isInline(story) ? <Canvas of={story.moduleExport} /> : <StoryFrame story={story} />}
        </Fragment>
      ))}
      {first.component && (
        <>
          <Heading>Props</Heading>
          <ArgTypes of={first.component} />
        </>
      )}
    </>
  )
}
