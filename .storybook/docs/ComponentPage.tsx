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
import { Fragment, useContext, useLayoutEffect, useRef, useState } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import styled from 'styled-components'
import { color, radius } from '@/theme/tokens.gen'
import { ComponentGuide } from './ComponentGuide'
import { nameForPeople } from './name-for-people'

/** Places whose stories need a window of their own, since they cover the page. */
const ownWindow = /^Components\/(overlays|toast|preview)\//

/** Plain components stand in the page; what a play function prepares, and screens, need a window. */
function isInline({ title, playFunction, storyGlobals }: PreparedStory): boolean {
  const plain = title.startsWith('Components/') && !ownWindow.test(title)
  return plain && !playFunction && !storyGlobals.viewport && !storyGlobals.locale
}

const widths: Readonly<Record<string, number>> = { phone: 390, tablet: 768, desktop: 1440 }

function windowOf({ title, storyGlobals }: PreparedStory): { width: number; height: number } {
  const isScreen = /(Screen|Layout)$/.test(title)
  const fallback = title.startsWith('Components/') ? 720 : 1200
  const width = widths[String(storyGlobals.viewport?.value ?? '')] ?? fallback
  return {
    width,
    height: isScreen ? 800 : title.startsWith('Components/') && !ownWindow.test(title) ? 280 : 560,
  }
}

/**
 * A story in a window of its own, loaded when it comes near the view and made smaller where it does not fit.
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
  const scale = Math.min(1, room / width)
  return (
    <div ref={box}>
      <Window style={{ width: width * scale, height: height * scale }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- A story needs what this page may do. */}
        <iframe
          title={story.name}
          loading="lazy"
          src={`./iframe.html?id=${story.id}&viewMode=story`}
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

/** Storybook's own docs page, with the guide of the story file before the states. */
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
