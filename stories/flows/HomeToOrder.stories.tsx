import preview from '#.storybook/preview'
import { Flow } from '../../.storybook/book/Flow'

const meta = preview.meta({ tags: ['!autodocs'], parameters: { layout: 'fullscreen' } })

export const HomeToOrder = meta.story({
  render: () => (
    <Flow
      title="Home to order"
      lead="A shopper who knows nothing of us yet, pays cash on delivery, and never signs in."
      steps={[
        {
          title: 'Home',
          what: 'The season, the categories, a first garment.',
          show: ['screens/home/HomeScreen', 'Loaded'],
        },
        {
          title: 'Product list',
          what: 'A category; filters and pages live in the address.',
          show: ['screens/product-list/ProductListScreen', 'Category'],
        },
        {
          title: 'Product',
          what: 'Picture, price, colour and size in the first view; two ways on: add to cart, or buy now.',
          show: ['screens/product/ProductScreen', 'OnSale'],
        },
        {
          title: 'Added',
          what: 'A toast says so: stay here, go to the cart, or take it back.',
          show: ['ui/toast/Toaster', 'LinkAndUndoOnAPhone'],
        },
        {
          title: 'Cart',
          what: 'Only what is ticked is bought. Sold out and changed prices say so.',
          show: ['screens/cart/CartScreen', 'EveryKindOfLine'],
        },
        {
          title: 'Checkout',
          what: 'One page: delivery, payment, amounts. The button says what is still missing.',
          show: ['screens/checkout/CheckoutScreen', 'NothingFilledIn'],
        },
        {
          title: 'Order placed',
          what: 'The number, the amounts of the server, and what happens next.',
          show: ['screens/order-success/SuccessScreens', 'Placed'],
        },
      ]}
    />
  ),
})
