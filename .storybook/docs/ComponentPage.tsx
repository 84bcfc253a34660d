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
import { Fragment, useContext } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import { ComponentGuide } from './ComponentGuide'
import { storyNameForPeople } from './name-for-people'

/** Places whose stories need a window of their own, since they cover the page. */
const ownWindow = /^Components\/(Overlays|Feedback\/Toaster|Media\/DevicePreview)/

/** Plain components stand in the page; what a play function prepares, and screens, need a window. */
function isInline({ title, playFunction, storyGlobals, parameters }: PreparedStory): boolean {
  // Storybook's own `docs.story.inline` is true for every React story.
  const own: boolean | undefined = parameters.standsInDocs
  if (own !== undefined) return own
  const plain = title.startsWith('Components/') && !ownWindow.test(title)
  return plain && !playFunction && !storyGlobals.viewport && !storyGlobals.locale
}

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
          <Subheading>{storyNameForPeople(story.name)}</Subheading>
          <Description of={story.moduleExport} />
          <Canvas
            of={story.moduleExport}
            story={{
              inline: isInline(story),
              height: ownWindow.test(story.title) ? '560px' : '800px',
            }}
          />
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
