import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { BulkBar, ProductsList } from '@/features/admin-products/list/ProductsList'
import type { Guide } from '../../../../.storybook/docs/guide'
import { signInStaff } from '../../../support/admin-orders'

const guide: Guide = {
  use: ['The page of products: table or cards, inline changes, bulk actions, paging.'],
  keyboard: [['Tab', 'goes through action, value and button of the bar']],
  reader: 'The bar of the chosen rows is a region; their number is a status.',
}

const meta = {
  component: ProductsList,
  args: {
    search: {},
    categories: [{ value: '1', label: 'Áo' }],
    onSearch: fn(),
    pages: () => null,
  },
  parameters: { guide, scenario: ['login:staff'] },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: signInStaff,
} satisfies Meta<typeof ProductsList>

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Giá' }))
    await expect(args.onSearch).toHaveBeenCalledWith({ sort: 'price' })
  },
}

/** What was asked for shows at once, and is taken back where the server refuses it. */
export const Refused: Story = {
  parameters: {
    scenario: ['login:staff', 'bulkUpdateProducts.403'],
    expectedMessages: [/Failed to load resource/],
  },
  play: async ({ canvas, userEvent }) => {
    const [featured] = await canvas.findAllByRole('switch', { checked: false })
    if (!featured) throw new Error('All are featured')
    await userEvent.click(featured)
    await expect(featured).toBeChecked()
    await waitFor(() => expect(featured).not.toBeChecked())
  },
}

export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Chọn cả trang' }))
    await expect(await canvas.findByText('Đã chọn 20 sản phẩm')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ chọn' }))
    await expect(canvas.getByText('66 sản phẩm')).toHaveFocus()
  },
}

export const Loading: Story = { parameters: { scenario: ['login:staff', 'adminProducts.timeout'] } }

export const Failed: Story = {
  parameters: {
    scenario: ['login:staff', 'adminProducts.403'],
    expectedMessages: [/Failed to load resource/],
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Bạn không có quyền thực hiện thao tác này')
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const [, first] = await canvas.findAllByRole('checkbox')
    if (first) await userEvent.click(first)
    await expect(await canvas.findByRole('region', { name: 'Thao tác hàng loạt' })).toBeVisible()
    // A card has no columns that say what a figure is.
    const [left] = canvas.getAllByText(/^Còn \d/)
    await expect(left).toBeVisible()
    await expect(left?.closest('tr')?.offsetHeight).toBeLessThanOrEqual(96)
  },
}

/** A span of prices, the stock and the status fit on two lines of a phone of 345 px. */
export const NarrowPhone: Story = {
  args: { search: { q: 'Nguyệt Cát' } },
  globals: { viewport: { value: 'phone' } },
  decorators: (Story) => (
    <div style={{ width: 313 }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    const range = await canvas.findByText(/^– \d/)
    await expect(range).toBeVisible()
    await expect(range.closest('tr')?.offsetHeight).toBeLessThanOrEqual(96)
  },
}

const bar = {
  count: 3,
  categories: [
    { value: '1', label: 'Áo' },
    { value: '11', label: '\u00A0\u00A0\u00A0Áo sơ mi' },
  ],
  isPending: false,
  onRun: fn(),
  onPrice: fn(),
  onDelete: fn(),
  onClear: fn(),
}

/** Choosing an action does nothing yet; the button does it. */
export const BulkToCategory: Story = {
  render: () => <BulkBar {...bar} />,
  play: async ({ canvas, userEvent }) => {
    const action = canvas.getByLabelText('Thao tác với sản phẩm đã chọn')
    await userEvent.selectOptions(action, 'Chuyển sang danh mục')
    await userEvent.selectOptions(canvas.getByLabelText('Danh mục'), '11')
    await expect(bar.onRun).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Áp dụng' }))
    await expect(bar.onRun).toHaveBeenCalledWith({ action: 'category', category_id: 11 })
  },
}

export const BulkWorking: Story = { render: () => <BulkBar {...bar} isPending /> }

/** One request takes so many. */
export const BulkTooMany: Story = {
  render: () => <BulkBar {...bar} count={1001} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Áp dụng' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Bỏ chọn' })).toBeEnabled()
  },
}
