import preview from '#.storybook/preview'
import { Flow } from '../../.storybook/book/Flow'

const meta = preview.meta({ tags: ['!autodocs'], parameters: { layout: 'fullscreen' } })

export const BackFromPaypal = meta.story({
  render: () => (
    <Flow
      title="Back from PayPal"
      lead="The shopper has left for PayPal and comes back: with money, without, or with a doubt."
      steps={[
        {
          title: 'Pay with PayPal',
          what: 'The same checkout; the button names PayPal.',
          show: ['screens/checkout/CheckoutScreen', 'PaypalChosen'],
        },
        {
          title: 'Waiting for PayPal',
          what: 'The order is sent, PayPal opens; the cart stays as it is.',
          show: ['screens/checkout/CheckoutScreen', 'WaitingForPaypal'],
        },
        {
          title: 'Back: the payment is taken',
          what: 'A reload here never takes the money twice.',
          show: ['screens/order-success/SuccessScreens', 'Paid'],
        },
        {
          title: 'Back: PayPal knows nothing',
          what: 'The order is not found; help is one click away.',
          show: ['screens/order-success/SuccessScreens', 'UnknownToken'],
        },
        {
          title: 'Back without a token',
          what: 'An old bookmark: nothing is promised.',
          show: ['screens/order-success/SuccessScreens', 'NoToken'],
        },
      ]}
    />
  ),
})
