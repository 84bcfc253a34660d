import { Source, Story } from '@storybook/addon-docs/blocks'
import type { PreparedStory } from 'storybook/internal/types'
import styled from 'styled-components'
import { color, radius, space, text } from '@/theme/tokens'
import { storyNameForPeople } from './name-for-people'
import { Note } from './page-parts'
import { StoryFrame } from './StoryFrame'
import { StoryLink } from './StoryLink'
import { Words } from './Words'

const widths: Readonly<Record<string, number>> = { phone: 390, tablet: 768, desktop: 1440 }
const heights: Readonly<Record<string, number>> = { phone: 844, tablet: 1024, desktop: 900 }

/** Places whose stories need a window of their own, since they cover the page. */
const ownWindow = /^Components\/(Overlays|Feedback\/Toaster|Media\/DevicePreview)/

/** All stories of a component, each with its name, what it shows and a link to open it alone. */
export function ComponentStates({ stories }: { stories: readonly PreparedStory[] }) {
  return stories.map((story) => (
    <State key={story.id}>
      <Head>
        <h3>{storyNameForPeople(story.name)}</h3>
        <StoryLink id={story.id}>Open alone</StoryLink>
      </Head>
      {story.parameters.docs?.description?.story && (
        <Note>
          <Words text={story.parameters.docs.description.story} />
        </Note>
      )}
      {isInline(story) ? (
        <Stage>
          <Story of={story.moduleExport} />
        </Stage>
      ) : (
        <StoryFrame id={story.id} title={story.name} {...windowOf(story)} />
      )}
      <details>
        <Summary>Code</Summary>
        <Source of={story.moduleExport} />
      </details>
    </State>
  ))
}

/** Plain components stand in the page; what a play function prepares, and screens, need a window. */
function isInline({ title, playFunction, storyGlobals, parameters }: PreparedStory): boolean {
  // Storybook's own `docs.story.inline` is true for every React story.
  const own: boolean | undefined = parameters.standsInDocs
  if (own !== undefined) return own
  const plain = title.startsWith('Components/') && !ownWindow.test(title)
  return plain && !playFunction && !storyGlobals.viewport && !storyGlobals.locale
}

function windowOf({ title, storyGlobals }: PreparedStory): { width: number; height?: number } {
  const name = String(storyGlobals.viewport?.value ?? '')
  const isScreen = title.endsWith('Screen') || title.endsWith('Layout')
  const fallback = title.startsWith('Components/') ? 720 : isScreen ? 1200 : 960
  const width = widths[name] ?? fallback
  if (!isScreen && !ownWindow.test(title)) return { width }
  return { width, height: isScreen ? (heights[name] ?? 800) : 560 }
}

const State = styled.article`
  padding-block-end: ${space(8)};
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(2)};
  padding-block-end: ${space(2)};
  font-size: ${text.sm};
`

const Summary = styled.summary`
  padding-block: ${space(2)};
  font-size: ${text.sm};
  cursor: pointer;
`

const Stage = styled.div`
  overflow: auto;
  padding: ${space(6)};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.paper};
`
