import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookPage } from '../../.storybook/book/BookPage'
import { LinkTo, StoryOf } from '../../.storybook/book/StoryOf'
import { Facts, Section } from '../../.storybook/docs/page-parts'

const meta = { tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta

export const EmptyLoadingFailing: StoryObj = {
  render: () => (
    <BookPage
      place="Patterns"
      title="Empty, loading, failing"
      lead="Every block that asks the server has four faces, and each says what to do next."
    >
      <Section id="rules" title="Rules">
        <Facts
          rows={[
            [
              'Which one',
              'Async decides: loading, failed, empty or filled. No screen has its own order.',
            ],
            ['Not at once', 'Shapes appear at once, spinners after a moment.'],
            ['Errors', 'Stand once, in the place of what is missing.'],
          ]}
        />
      </Section>
      <Section id="part-1" title="Loading">
        <p>
          Grey shapes of the same size as what comes: nothing jumps.{' '}
          <LinkTo file="ui/feedback/Async">All its states</LinkTo>
        </p>
        <StoryOf
          file="ui/feedback/Async"
          story="Loading"
          title="Loading"
          width={720}
          height={260}
        />
      </Section>
      <Section id="part-2" title="Empty">
        <p>
          A sentence, and the next step.{' '}
          <LinkTo file="ui/feedback/EmptyState">All its states</LinkTo>
        </p>
        <StoryOf
          file="ui/feedback/EmptyState"
          story="WithWayOn"
          title="Empty"
          width={720}
          height={420}
        />
      </Section>
      <Section id="part-3" title="Failed">
        <p>
          What happened, and “try again”. Other blocks live on.{' '}
          <LinkTo file="ui/feedback/ErrorState">All its states</LinkTo>
        </p>
        <StoryOf
          file="ui/feedback/ErrorState"
          story="WithRetry"
          title="Failed"
          width={720}
          height={360}
        />
      </Section>
      <Section id="part-4" title="Failed while there is something">
        <p>
          What was there stays, with a note.{' '}
          <LinkTo file="ui/feedback/Async">All its states</LinkTo>
        </p>
        <StoryOf
          file="ui/feedback/Async"
          story="RefetchFailed"
          title="Failed while there is something"
          width={720}
          height={360}
        />
      </Section>
      <Section id="part-5" title="A whole screen offline">
        <p>
          Header, footer and cart work.{' '}
          <LinkTo file="screens/home/HomeScreen">All its states</LinkTo>
        </p>
        <StoryOf
          file="screens/home/HomeScreen"
          story="Offline"
          title="A whole screen offline"
          width={1200}
          height={760}
        />
      </Section>
    </BookPage>
  ),
}
