import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookPage } from '../../.storybook/book/BookPage'
import { type FlowStep, FlowSteps } from '../../.storybook/book/FlowSteps'

const meta = { tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta

const steps: readonly FlowStep[] = [
  {
    title: 'Home',
    what: 'The season, the categories, a first garment.',
    file: 'screens/home/HomeScreen',
    story: 'Loaded',
  },
  {
    title: 'Product list',
    what: 'A category; filters and pages live in the address.',
    file: 'screens/product-list/ProductListScreen',
    story: 'Category',
  },
  {
    title: 'Product',
    what: 'Picture, price, colour and size in the first view; two ways on: add to cart, or buy now.',
    file: 'screens/product/ProductScreen',
    story: 'OnSale',
  },
  {
    title: 'Added',
    what: 'A toast says so: stay here, go to the cart, or take it back.',
    file: 'ui/toast/Toaster',
    story: 'LinkAndUndoOnAPhone',
  },
  {
    title: 'Cart',
    what: 'Only what is ticked is bought. Sold out and changed prices say so.',
    file: 'screens/cart/CartScreen',
    story: 'EveryKindOfLine',
  },
  {
    title: 'Checkout',
    what: 'One page: delivery, payment, amounts. The button says what is still missing.',
    file: 'screens/checkout/CheckoutScreen',
    story: 'Empty',
  },
  {
    title: 'Order placed',
    what: 'The number, the amounts of the server, and what happens next.',
    file: 'screens/order-success/CodSuccessScreen',
    story: 'Placed',
  },
]

export const HomeToOrder: StoryObj = {
  render: () => (
    <BookPage
      place="Flows"
      title="Home to order"
      lead="A shopper who knows nothing of us yet, pays cash on delivery, and never signs in."
    >
      <FlowSteps steps={steps} />
    </BookPage>
  ),
}
