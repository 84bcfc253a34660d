import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookPage } from '../../.storybook/book/BookPage'
import { LinkTo, StoryOf } from '../../.storybook/book/StoryOf'
import { Facts, Section } from '../../.storybook/docs/page-parts'

const meta = { tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta

export const ListWithFilters: StoryObj = {
  render: () => (
    <BookPage
      place="Patterns"
      title="List with filters"
      lead="Search, filters, order and page live in the address: Back works, and a link shows the same list to somebody else."
    >
      <Section id="rules" title="Rules">
        <Facts
          rows={[
            ['New rows', 'The old ones stay, softer, until the new ones are there.'],
            [
              'Nothing yet, no match',
              'Two different texts: the first offers to make something, the second to clear the filters.',
            ],
            ['Failed', 'Says so in the place of the rows, with “try again”; filters stay usable.'],
            ['Waiting', '300 ms after the last letter, one request.'],
          ]}
        />
      </Section>
      <Section id="part-1" title="In the back office">
        <p>
          Rows, columns that can be hidden, several rows at once.{' '}
          <LinkTo file="features/admin-orders/OrdersList">All its states</LinkTo>
        </p>
        <StoryOf
          file="features/admin-orders/OrdersList"
          story="All"
          title="In the back office"
          width={1200}
          height={760}
        />
      </Section>
      <Section id="part-2" title="In the shop">
        <p>
          Chips for the categories, real links for the pages.{' '}
          <LinkTo file="screens/product-list/ProductListScreen">All its states</LinkTo>
        </p>
        <StoryOf
          file="screens/product-list/ProductListScreen"
          story="Category"
          title="In the shop"
          width={1200}
          height={800}
        />
      </Section>
      <Section id="part-3" title="On a phone">
        <p>
          Rows become cards; nothing scrolls sideways.{' '}
          <LinkTo file="features/admin-orders/OrdersList">All its states</LinkTo>
        </p>
        <StoryOf
          file="features/admin-orders/OrdersList"
          story="Phone"
          title="On a phone"
          width={390}
          height={760}
        />
      </Section>
    </BookPage>
  ),
}
