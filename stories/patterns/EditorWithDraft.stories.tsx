import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookPage } from '../../.storybook/book/BookPage'
import { LinkTo, StoryOf } from '../../.storybook/book/StoryOf'
import { Facts, Section } from '../../.storybook/docs/page-parts'

const meta = { tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta

export const EditorWithDraft: StoryObj = {
  render: () => (
    <BookPage
      place="Patterns"
      title="Editor with draft and conflict"
      lead="Nothing typed is ever lost: not by a reload, not by somebody who saved first, not by a session that ended."
    >
      <Section id="rules" title="Rules">
        <Facts
          rows={[
            ['Saved', 'By a press only; drafts are kept by themselves, in this browser.'],
            [
              'Conflict',
              'The server says that there is a newer version (409); the form stays as it is.',
            ],
            [
              'Errors',
              'At the field and, joined by commas, in a toast; the first field takes the focus.',
            ],
          ]}
        />
      </Section>
      <Section id="part-1" title="The form">
        <p>
          Sections, a bar that saves, and what is still missing.{' '}
          <LinkTo file="features/admin-products/form/ProductEditor">All its states</LinkTo>
        </p>
        <StoryOf
          file="features/admin-products/form/ProductEditor"
          story="Known"
          title="The form"
          width={1200}
          height={800}
        />
      </Section>
      <Section id="part-2" title="A draft comes back">
        <p>
          After a crash or a closed tab. <LinkTo file="ui/editor/EditorForm">All its states</LinkTo>
        </p>
        <StoryOf
          file="ui/editor/EditorForm"
          story="RestoredDraft"
          title="A draft comes back"
          width={720}
          height={220}
        />
      </Section>
      <Section id="part-3" title="Somebody saved first">
        <p>
          Field by field: theirs, ours, and what to keep.{' '}
          <LinkTo file="ui/editor/ConflictDialog">All its states</LinkTo>
        </p>
        <StoryOf
          file="ui/editor/ConflictDialog"
          story="Asks"
          title="Somebody saved first"
          width={960}
          height={640}
        />
      </Section>
      <Section id="part-4" title="Leaving with changes">
        <p>
          Asks once, with the safe answer first.{' '}
          <LinkTo file="ui/overlays/UnsavedDialog">All its states</LinkTo>
        </p>
        <StoryOf
          file="ui/overlays/UnsavedDialog"
          story="Asks"
          title="Leaving with changes"
          width={720}
          height={480}
        />
      </Section>
    </BookPage>
  ),
}
