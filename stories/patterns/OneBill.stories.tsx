import preview from '#.storybook/preview'
import { Pattern } from '../support/pattern'

const meta = preview.meta({ tags: ['!autodocs'], parameters: { layout: 'fullscreen' } })

export const OneBill = meta.story({
  render: () => (
    <Pattern
      title="One bill"
      lead="What an order costs is the same list of lines in the cart, at checkout, on the order, on paper and in the back office."
      rules={[
        [
          'Lines',
          'As the host says them, in its order; a line of zero is left out, one that we do not know is shown under the name that the host gives it.',
        ],
        ['Sum', 'Never reckoned on the screen: one rule, or the quote of the host.'],
        ['Changed', 'A price that changed is said before ordering, and asked about after.'],
      ]}
      parts={[
        { title: 'With its total', show: ['ui/data/Bill', 'WithTotal'], size: [480, 360] },
        {
          title: 'Lines of another host',
          show: ['ui/data/Bill', 'LinesOfAHost'],
          size: [480, 360],
        },
        {
          title: 'The price has changed',
          what: 'Nothing is ordered for more than was seen.',
          show: ['screens/checkout/CheckoutScreen', 'PriceChanged'],
          size: [1200, 800],
        },
      ]}
    />
  ),
})
