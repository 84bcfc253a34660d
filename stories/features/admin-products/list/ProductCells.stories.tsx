import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import {
  FeaturedSwitch,
  RowActions,
  StatusSelect,
} from '@/features/admin-products/list/ProductCells'
import { Toaster } from '@/ui/toast/Toaster'
import type { Guide } from '../../../../.storybook/docs/guide'
import { signInStaff } from '../../../support/admin-orders'
import { productRow } from '../../../support/product-row'

const guide: Guide = {
  use: [
    'What can be changed in the row of a product: its status, whether it is featured, and its menu.',
  ],
  avoid: ['For several products at once: the bar below the list.'],
  keyboard: [
    ['Arrow keys', 'choose another status'],
    ['Space', 'switches whether it is featured'],
    ['Enter, Escape', 'open and close the menu'],
  ],
  reader: 'Each is named after the product, and busy until the server has answered.',
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

export const NotFeatured: Story = {
  render: ({ pin }) => <FeaturedSwitch product={{ ...productRow, is_featured: false }} pin={pin} />,
}

/** The product is featured in the world too: one that a colleague has changed meanwhile is left as it is. */
export const Featured: Story = {
  render: (args) => <FeaturedSwitch {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await waitFor(() => expect(args.pin).toHaveBeenCalledOnce())
  },
}

const onDelete = fn()

export const Menu: Story = {
  render: ({ product }) => <RowActions product={product} onDelete={onDelete} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(4)
    await userEvent.click(screen.getByRole('menuitem', { name: 'Xóa' }))
    await expect(onDelete).toHaveBeenCalledOnce()
  },
}

/** A draft is in no shop yet. */
export const MenuOfADraft: Story = {
  ...Menu,
  args: { product: { ...productRow, status: 'draft' } },
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(3)
  },
}
