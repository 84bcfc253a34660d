import preview from '#.storybook/preview'
import { Flow } from '../../.storybook/book/Flow'

const meta = preview.meta({ tags: ['!autodocs'], parameters: { layout: 'fullscreen' } })

export const WorkingDay = meta.story({
  render: () => (
    <Flow
      title="A working day"
      lead="Two people, sixty orders: what staff of a small shop do between nine and six, and in which order."
      steps={[
        {
          title: 'Good morning',
          what: 'What came in since yesterday, what waits, what runs low: each figure leads to its list.',
          show: ['features/admin-dashboard/DashboardScreen', 'Month'],
        },
        {
          title: 'Call and confirm',
          what: 'Cash orders, oldest first; a click confirms, the next row is there.',
          show: ['features/admin-orders/AdminOrdersScreen', 'Queue'],
        },
        {
          title: 'Unclear payments',
          what: 'PayPal is asked again; what nobody knows is marked by hand, with a reason.',
          show: ['features/admin-orders/AdminOrdersScreen', 'UnclearPayments'],
        },
        {
          title: 'Pack',
          what: 'Slips for all chosen orders, four on a sheet.',
          show: ['features/admin-orders/OrderSlips', 'FourOnASheet'],
        },
        {
          title: 'Ship',
          what: 'Numbers pasted from the carrier’s answer, one for each order.',
          show: ['features/admin-orders/ShipWindow', 'Several'],
        },
        {
          title: 'A customer calls',
          what: 'By phone number to her orders, from any screen.',
          show: ['screens/admin/keys/CommandPalette', 'Caller'],
        },
        {
          title: 'A parcel comes back',
          what: 'What came, in what state, and what the customer gets for it.',
          show: ['features/admin-orders/ReturnsScreen', 'Filled'],
        },
        {
          title: 'Fill the shelves',
          what: 'Prices and stock of what is sold out, cell by cell.',
          show: ['features/admin-products/sheet/ProductSheetScreen', 'SoldOut'],
        },
      ]}
    />
  ),
})
