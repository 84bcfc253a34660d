import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookPage } from '../../.storybook/book/BookPage'
import { LinkTo, StoryOf } from '../../.storybook/book/StoryOf'
import { Facts, Section } from '../../.storybook/docs/page-parts'

const meta = { tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta

export const AddressCascade: StoryObj = {
  render: () => (
    <BookPage
      place="Patterns"
      title="Address cascade"
      lead="Country, province, district, ward: each list comes when the one above is chosen. Since July 2025 Vietnam has two levels; both work."
    >
      <Section id="rules" title="Rules">
        <Facts
          rows={[
            ['Another province', 'Clears district and ward, and nothing else.'],
            ['Late answers', 'Of a choice that has changed since are dropped.'],
            ['Typing', 'Every select finds its entry by letters, with or without marks.'],
          ]}
        />
      </Section>
      <Section id="part-1" title="Nothing chosen">
        <p>
          Later selects say what they wait for.{' '}
          <LinkTo file="features/addresses/AddressCascade">All its states</LinkTo>
        </p>
        <StoryOf
          file="features/addresses/AddressCascade"
          story="NothingChosen"
          title="Nothing chosen"
          width={720}
          height={480}
        />
      </Section>
      <Section id="part-2" title="Complete">
        <p>
          {' '}
          <LinkTo file="features/addresses/AddressCascade">All its states</LinkTo>
        </p>
        <StoryOf
          file="features/addresses/AddressCascade"
          story="Complete"
          title="Complete"
          width={720}
          height={480}
        />
      </Section>
      <Section id="part-3" title="Two levels">
        <p>
          Without districts.{' '}
          <LinkTo file="features/addresses/AddressCascade">All its states</LinkTo>
        </p>
        <StoryOf
          file="features/addresses/AddressCascade"
          story="TwoTier"
          title="Two levels"
          width={720}
          height={480}
        />
      </Section>
      <Section id="part-4" title="A list is missing">
        <p>
          Only that select fails, with a way to try again.{' '}
          <LinkTo file="features/addresses/AddressCascade">All its states</LinkTo>
        </p>
        <StoryOf
          file="features/addresses/AddressCascade"
          story="ProvincesFailed"
          title="A list is missing"
          width={720}
          height={520}
        />
      </Section>
    </BookPage>
  ),
}
