import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SearchPanel } from '@/features/catalogue/search/SearchPanel'
import type { Guide } from '../../../../.storybook/docs/guide'

const names = ['Áo', 'Đầm', 'Chân váy', 'Quần', 'Áo dài', 'Áo khoác', 'Đồ bộ', 'Phụ kiện']

const guide: Guide = {
  use: ["The shop's search, in the sheet from the upper edge and in the side menu."],
  anatomy: [
    ['Box', 'Asks from two characters on, 300 ms after the last key.'],
    ['Hits', 'Five, and the way to all.'],
    ['Categories', 'Before anything is typed.'],
  ],
  keyboard: [
    ['Down, Up', 'move through the hits'],
    ['Enter', 'opens the marked one, else all hits'],
    ['Escape', 'closes it'],
  ],
  reader: 'A combobox; the number of hits is a status.',
}

const meta = {
  component: SearchPanel,
  args: {
    categories: names.map((name, index) => ({ name, href: `/category/muc-${index}` })),
    onSubmit: fn(),
    onClose: fn(),
  },
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof SearchPanel>

export default meta
type Story = StoryObj<typeof meta>

/** A category is a way without typing. */
export const Untouched: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Đầm' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** The categories are one row that scrolls. */
export const UntouchedOnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const WithoutCategories: Story = { args: { categories: [] } }

export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ao so mi')
    await expect(await canvas.findAllByRole('option')).toHaveLength(5)
    await expect(await canvas.findByText(/Tìm thấy \d+ sản phẩm/)).toBeInTheDocument()
  },
}

export const FoundOnAPhone: Story = { ...Found, globals: { viewport: { value: 'phone' } } }

export const Loading: Story = {
  parameters: { scenario: ['productList.slow'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'dam')
    await canvas.findByText('Đang tải…')
    await expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible()
  },
}

export const Nothing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzzz')
    await expect(await canvas.findByText('Không tìm thấy “zzzz”')).toBeVisible()
    const all = canvas.getByRole('link', { name: 'Xem tất cả sản phẩm' })
    await expect(all).toHaveAttribute('href', '/products')
  },
}

export const NothingForALongText: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.paste('<img src=x onerror=alert(1)>'.padEnd(100, 'a'))
    await expect(await canvas.findByText(/Không tìm thấy “<img/)).toBeVisible()
  },
}

/** Says why, and another try is offered. */
export const Failed: Story = {
  parameters: { scenario: ['productList.offline'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'dam')
    await expect(await canvas.findByText('Không thể kết nối đến server')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Thử lại' })).toBeVisible()
  },
}

/** One letter asks nothing; Enter takes it all the same, without the blanks around. */
export const OneLetter: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), ' d {Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('d')
    await expect(canvas.queryByRole('option')).not.toBeInTheDocument()
  },
}
