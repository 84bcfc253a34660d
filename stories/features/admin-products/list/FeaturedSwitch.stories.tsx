import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { FeaturedSwitch } from '@/features/admin-products/list/FeaturedSwitch'
import { signInStaff } from '../../../support/admin-orders'
import { productRow } from '../../../support/product-row'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['To show a product on the home page, in its row.'],
  keyboard: [['Space', 'switches']],
  reader: 'A switch that is named after the product; it is busy until the server has answered.',
}

const meta = {
  component: FeaturedSwitch,
  args: { product: productRow, pin: fn() },
  parameters: { guide, scenario: ['login:staff'] },
  beforeEach: signInStaff,
} satisfies Meta<typeof FeaturedSwitch>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = { args: { product: { ...productRow, is_featured: false } } }

/** The product is featured in the world too: one that a colleague has changed meanwhile is left as it is. */
export const On: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await waitFor(() => expect(args.pin).toHaveBeenCalledOnce())
  },
}
