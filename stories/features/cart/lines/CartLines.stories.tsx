import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { CartLines } from '@/features/cart/lines/CartLines'
import { keepCart, lineKinds, manyLines } from '../../../support/lines'
import type { Guide } from '../../../../.storybook/docs/guide'

const { usual, long, gone, soldOut, dearer } = lineKinds

const guide: Guide = {
  use: ['All lines, with a checkbox for all of them.'],
}

const meta = {
  component: CartLines,
  parameters: { guide },
  args: { edited: null, onEdit: fn() },
  beforeEach: () => keepCart([usual, long, dearer]),
} satisfies Meta<typeof CartLines>

export default meta
type Story = StoryObj<typeof meta>

export const AllSelected: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Bỏ chọn tất cả' }))
    await expect(canvas.getByRole('checkbox', { name: 'Chọn tất cả' })).not.toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: `Chọn ${usual.name}` })).not.toBeChecked()
  },
}

export const SomeSelected: Story = {
  beforeEach: () => keepCart([usual, long, dearer], [long]),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Chọn tất cả' })).toBePartiallyChecked()
  },
}

/** What can't be bought is left out of "all". */
export const WithUnavailable: Story = {
  beforeEach: () => keepCart([usual, gone, soldOut], [usual]),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Bỏ chọn tất cả' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: `Chọn ${gone.name}` })).not.toBeChecked()
  },
}

export const NothingAvailable: Story = { beforeEach: () => keepCart([gone, soldOut], []) }

export const OnAPhone: Story = {
  beforeEach: () => keepCart(Object.values(lineKinds), [usual, long]),
  globals: { viewport: { value: 'phone' } },
}

/** Only visible lines are rendered; screen readers get the total number. */
export const AThousandLines: Story = {
  beforeEach: () => keepCart(manyLines(1000)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize'))
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(40)
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('aria-posinset', '3')
  },
}
