import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { PriceWindow } from '@/features/admin-products/list/PriceWindow'
import type { Guide } from '../../../../.storybook/docs/guide'
import { priceRow, priceRows } from '../../../support/price-rows'

const guide: Guide = {
  use: ['From the bulk bar of the products, for a season or a new price list.'],
  avoid: ['For single prices: the form of the product has them all.'],
  anatomy: [
    ['How', 'Up or down, by per cent or an amount, rounded to thousands.'],
    ['Preview', 'Each product before and after; what can not be changed says so.'],
  ],
  reader: 'A dialog; the preview is a table that follows what is typed.',
}

const meta = {
  component: PriceWindow,
  parameters: { guide },
  args: {
    products: priceRows,
    isOpen: true,
    isPending: false,
    onChange: fn(() => Promise.resolve(true)),
    onClose: fn(),
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof PriceWindow>

export default meta
type Story = StoryObj<typeof meta>

export const RaisedByPercent: Story = {
  tags: ['§10.3.2e'],
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Phần trăm (%)'), '5')
    await expect(screen.getByText('482.000VND')).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Làm tròn đến 1.000VND' }))
    await expect(screen.getByText('481.950VND')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Đổi giá' }))
    await expect(args.onChange).toHaveBeenCalledWith({ kind: 'percent', value: 5, step: 1 })
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

/** Nothing goes out without a number. */
export const Wrong: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Phần trăm (%)'), '900')
    await userEvent.click(screen.getByRole('button', { name: 'Đổi giá' }))
    await expect(screen.getByLabelText('Phần trăm (%)')).toHaveAccessibleDescription(
      'Nhập một số nguyên từ 1 đến 500',
    )
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** A price that would not be above 0 can't be. */
export const TooLow: Story = {
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(await screen.findByLabelText('Cách đổi'), 'Giảm một số tiền')
    await userEvent.type(screen.getByLabelText('Số tiền (VND)'), '500k')
    await expect(screen.getAllByText('không đổi được')).not.toHaveLength(0)
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }

/** Nobody reads on after 50. */
export const Many: Story = {
  args: { products: Array.from({ length: 80 }, (_, id) => ({ ...priceRow, id })) },
  play: async () => {
    await expect(await screen.findByText('và 30 sản phẩm khác')).toBeInTheDocument()
  },
}
