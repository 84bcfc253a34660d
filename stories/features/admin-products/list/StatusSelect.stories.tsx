import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { StatusSelect } from '@/features/admin-products/list/StatusSelect'
import { Toaster } from '@/ui/toast/Toaster'
import { signInStaff } from '../../../support/admin-orders'
import { productRow } from '../../../support/product-row'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['To publish a product or to take it off, in its row.'],
  avoid: ['For several products at once: the bar below the list.'],
  keyboard: [['Arrow keys', 'choose another status']],
  reader: 'A list box that is named after the product; it is busy until the server has answered.',
}

const meta = {
  component: StatusSelect,
  args: { product: productRow, pin: fn() },
  parameters: { guide, scenario: ['login:staff'] },
  beforeEach: signInStaff,
  render: (args) => (
    <>
      <StatusSelect {...args} />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof StatusSelect>

export default meta
type Story = StoryObj<typeof meta>

export const Active: Story = {}

export const Inactive: Story = { args: { product: { ...productRow, status: 'inactive' } } }

export const Draft: Story = { args: { product: { ...productRow, status: 'draft' } } }

/** The row is told what was done, with a way back. */
export const Changed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'inactive')
    await waitFor(() => expect(args.pin).toHaveBeenCalledOnce())
  },
}

/** The old status comes back, and a toast says why. */
export const Refused: Story = {
  parameters: {
    scenario: ['login:staff', 'bulkUpdateProducts.500'],
    expectedMessages: [/Failed to load resource/],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'inactive')
    await expect(await screen.findByText(/Áo sơ mi lụa tơ tằm Nhã Uyên/)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('active'))
  },
}

export const English: Story = { globals: { locale: 'en' } }
