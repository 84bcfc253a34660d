import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { fromProduct } from '@/domain/admin/product-form'
import { ConflictDialog } from '@/features/admin-products/form/ConflictDialog'
import { categories, product } from '../../../support/admin-product'

const base = fromProduct(product)
const helpers = { setFieldErrors: fn(), reset: fn(), update: fn() }
const mine = { ...base, name: 'Áo của tôi', sizes: ['M'] }
const theirs = { ...product, name: 'Áo của họ', tags: ['mới'], updated_at: '2026-11-21T07:00:00Z' }

const meta = {
  component: ConflictDialog,
  args: {
    conflict: { mine, theirs, helpers },
    base,
    categories: categories.options,
    onSave: fn(() => Promise.resolve()),
    onBack: fn(),
  },
} satisfies Meta<typeof ConflictDialog>

export default meta
type Story = StoryObj<typeof meta>

/** Offered: of each part the side that changed it. */
export const Known: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Lưu theo lựa chọn' }))
    await expect(args.onSave).toHaveBeenCalledWith({ ...mine, tags: ['mới'] })
  },
}

/** Where it is not known who changed what, each part is to be chosen. */
export const Unknown: Story = {
  args: { base: null },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
  play: async ({ args, userEvent }) => {
    const save = await screen.findByRole('button', { name: 'Save my choices' })
    await expect(save).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'All newer' }))
    await userEvent.click(save)
    await expect(args.onSave).toHaveBeenCalledWith(fromProduct(theirs))
  },
}
