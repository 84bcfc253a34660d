import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LineName } from '@/features/cart/lines/LineName'
import { lineKinds } from '../../../support/lines'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['The name of a line; leads to its variant in a new tab.'],
}

const meta = {
  component: LineName,
  parameters: { guide },
  args: { line: lineKinds.usual },
} satisfies Meta<typeof LineName>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/mở trong thẻ mới/i)
  },
}

/** A line without a variant links to the product with its default choice. */
export const WithoutVariant: Story = {
  args: { line: { ...lineKinds.usual, variantId: null } },
  play: async ({ canvas }) => {
    const href = '/products/ao-so-mi-lua-nha-uyen'
    await expect(canvas.getByRole('link')).toHaveAttribute('href', href)
  },
}

export const Long: Story = { args: { line: lineKinds.long } }
