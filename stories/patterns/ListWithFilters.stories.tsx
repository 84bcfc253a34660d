import preview from '#.storybook/preview'
import { Pattern } from '../support/pattern'

const meta = preview.meta({ tags: ['!autodocs'], parameters: { layout: 'fullscreen' } })

export const ListWithFilters = meta.story({
  render: () => (
    <Pattern
      title="List with filters"
      lead="Search, filters, order and page live in the address: Back works, and a link shows the same list to somebody else."
      rules={[
        ['New rows', 'The old ones stay, softer, until the new ones are there.'],
        [
          'Nothing yet, no match',
          'Two different texts: the first offers to make something, the second to clear the filters.',
        ],
        ['Failed', 'Says so in the place of the rows, with “try again”; filters stay usable.'],
        ['Waiting', '300 ms after the last letter, one request.'],
      ]}
      parts={[
        {
          title: 'In the back office',
          what: 'Rows, columns that can be hidden, several rows at once.',
          show: ['features/admin-orders/AdminOrdersScreen', 'All'],
          size: [1200, 760],
        },
        {
          title: 'In the shop',
          what: 'Chips for the categories, real links for the pages.',
          show: ['screens/product-list/ProductListScreen', 'Category'],
          size: [1200, 800],
        },
        {
          title: 'On a phone',
          what: 'Rows become cards; nothing scrolls sideways.',
          show: ['features/admin-orders/AdminOrdersScreen', 'All'],
          size: [390, 760],
        },
      ]}
    />
  ),
})
