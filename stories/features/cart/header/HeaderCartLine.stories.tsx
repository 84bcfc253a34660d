import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { HeaderCartLine } from '@/features/cart/header/HeaderCartLine'
import { lineKinds } from '../../../support/lines'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ["A line of the header's cart; its quantity never goes below 1."],
}

const meta = {
  component: HeaderCartLine,
  parameters: { guide },
  args: { line: lineKinds.usual, onLeave: fn() },
  render: (args) => (
    <ul style={{ width: 360, padding: 0, listStyle: 'none' }}>
      <HeaderCartLine {...args} />
    </ul>
  ),
} satisfies Meta<typeof HeaderCartLine>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}

/** The header never takes a line out (Product §4). */
export const NotBelowOne: Story = {
  args: { line: { ...lineKinds.usual, quantity: 1 } },
  play: async ({ canvas }) => {
    const minus = canvas.getByRole('button', { name: /Giảm/ })
    await expect(minus).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Long: Story = { args: { line: lineKinds.long } }

export const WithoutPicture: Story = { args: { line: lineKinds.withoutPicture } }

export const FewLeft: Story = { args: { line: lineKinds.fewLeft } }

/** A press at the stock's limit says what is left. */
export const AtTheStocksLimit: Story = {
  args: { line: { ...lineKinds.usual, quantity: 3, stock: 3 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Tăng/ }))
    await expect(canvas.getByText('Chỉ còn 3 sản phẩm')).toBeVisible()
  },
}

export const Gone: Story = { args: { line: lineKinds.gone } }
