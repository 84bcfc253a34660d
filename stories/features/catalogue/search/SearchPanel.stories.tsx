import preview from '#.storybook/preview'
import { http } from 'msw'
import { expect, fn, within } from 'storybook/test'
import { keepRecent } from '@/features/catalogue/search/search-text'
import { SearchPanel } from '@/features/catalogue/search/SearchPanel'
import { answer } from '../../../support/answers'
import type { Play } from '../../../support/play'
import { longName, summary } from '../../../support/products'

const names = ['Áo', 'Đầm', 'Chân váy', 'Quần', 'Áo dài', 'Áo khoác', 'Đồ bộ', 'Phụ kiện']

const type = (text: string): Play =>
  async function typeIt({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('combobox'), text)
  }

const meta = preview.meta({
  component: SearchPanel,
  args: {
    categories: names.map((name, index) => ({ name, href: `/category/muc-${index}` })),
    onSubmit: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

export const Untouched = meta.story({})

export const WithoutCategories = meta.story({ args: { categories: [] } })

/** Recent searches can be taken up again and cleared. */
export const Recent = meta.story({
  tags: ['§2.8.1'],
  beforeEach: () => ['áo dài', 'đầm công sở', 'lụa'].forEach(keepRecent),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'đầm công sở' }))
    await expect(canvas.getByRole('combobox')).toHaveValue('đầm công sở')
    await userEvent.clear(canvas.getByRole('combobox'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Xóa' }))
    await expect(canvas.queryByRole('button', { name: 'lụa' })).not.toBeInTheDocument()
  },
})

/** What others search for most, less what is offered as her own; a press takes it up. */
export const Popular = meta.story({
  tags: ['§2.8.1'],
  beforeEach: ({ msw }) => {
    keepRecent('đầm lụa')
    msw.use(http.get('/api/searches/popular', () => answer(['đầm lụa', 'áo dài nhung', longName])))
  },
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: 'Tìm nhiều' }))
    await expect(section.queryByRole('button', { name: 'đầm lụa' })).not.toBeInTheDocument()
    await userEvent.click(section.getByRole('button', { name: 'áo dài nhung' }))
    await expect(canvas.getByRole('combobox')).toHaveValue('áo dài nhung')
  },
})

/** A host that knows no popular searches offers none. */
export const WithoutPopular = meta.story({
  parameters: { scenario: ['popularSearches.500'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Gợi ý cho bạn' })
    await expect(canvas.queryByRole('region', { name: 'Tìm nhiều' })).not.toBeInTheDocument()
  },
})

/** Without products there is only less to choose from, no error: nothing was asked for. */
export const UntouchedOffline = meta.story({
  parameters: { scenario: ['productList.offline', 'popularSearches.offline'] },
})

export const UntouchedLoading = meta.story({ parameters: { scenario: ['productList.slow'] } })

/** Long names, on sale, without a picture; nothing to mark. */
export const UnusualHits = meta.story({
  beforeEach({ msw }) {
    const products = [
      { ...summary, name: longName },
      { ...summary, id: 2, original_price: 1_590_000 },
      { ...summary, id: 3, image: null },
    ]
    const pagination = { current_page: 1, last_page: 1, per_page: 5, total: 3 }
    msw.use(http.get('/api/products', () => answer({ products, pagination })))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'dam ren')
    await expect(await canvas.findAllByRole('option')).toHaveLength(3)
  },
})

export const Found = meta.story({
  parameters: { shows: [/Tìm thấy \d+ sản phẩm/] },
  play: type('ao so mi'),
})

/** Each hit says why it was found, beside its name. */
export const Why = meta.story({
  tags: ['§2.8.5'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'dam do size m')
    await expect((await canvas.findAllByText('Đỏ sơn · Size M'))[0]).toBeVisible()
  },
})

/** Nothing is all that was asked for. */
export const Near = meta.story({
  tags: ['§2.8.6'],
  play: type('dam nhung vang'),
})

export const Loading = meta.story({
  parameters: { scenario: ['productList.slow'] },
  play: type('dam'),
})

export const Nothing = meta.story({
  parameters: { shows: ['Không tìm thấy “zzzz”', ['link', { name: 'Xem tất cả sản phẩm' }]] },
  play: type('zzzz'),
})

/** Says why, and another try is offered. */
export const Failed = meta.story({
  parameters: {
    scenario: ['productList.offline'],
    shows: ['Không thể kết nối đến server', ['button', { name: 'Thử lại' }]],
  },
  play: type('dam'),
})
