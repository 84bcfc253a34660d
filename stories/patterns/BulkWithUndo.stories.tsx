import preview from '#.storybook/preview'
import { Pattern } from '../support/pattern'

const meta = preview.meta({ tags: ['!autodocs'], parameters: { layout: 'fullscreen' } })

export const BulkWithUndo = meta.story({
  render: () => (
    <Pattern
      title="Many rows at once, with undo"
      lead="Staff click once for fifty orders. What happened stays in sight, and 8 seconds are there to take it back."
      rules={[
        [
          'Choosing',
          'A checkbox in each row, Shift for a range, all of the page by the heading. What is chosen stays chosen over pages.',
        ],
        [
          'Acting',
          'One bar at the lower edge, with the number in each button: what it will touch is known before the click.',
        ],
        [
          'Done',
          'Rows that leave the list stay in their place, done, until the next read: nothing moves under the pointer.',
        ],
        [
          'Undo',
          '8 s, for all of them together. What somebody else changed meanwhile is not taken back, and named.',
        ],
        ['Refused', 'Each refused row says why and stays chosen; the others are done.'],
      ]}
      parts={[
        {
          title: 'Chosen',
          what: 'The bar appears with the first row.',
          show: ['features/admin-orders/AdminOrdersScreen', 'Chosen'],
          size: [1200, 760],
        },
        {
          title: 'Done, and still in place',
          what: 'The row says what happened; undo is in the toast.',
          show: ['features/admin-orders/AdminOrdersScreen', 'Confirmed'],
          size: [1200, 760],
        },
        {
          title: 'On a phone',
          what: 'The bar is one row; what does not fit is in the menu.',
          show: ['features/admin-orders/AdminOrdersScreen', 'ChosenOnAPhone'],
          size: [390, 760],
        },
      ]}
    />
  ),
})
