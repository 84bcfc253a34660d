import preview from '#.storybook/preview'
import { http } from 'msw'
import { fn } from 'storybook/test'
import { addRecentSearch } from '@/features/catalogue/search/search-text'
import { SearchPanel } from '@/features/catalogue/search/SearchPanel'
import { answer } from '../../../support/answers'
import type { Play } from '../../../support/play'
import { longName } from '../../../support/products'

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

/** The panel lists the shopper's recent searches. A click repeats a search, and a button clears the list. */
export const Recent = meta.story({
  beforeEach: () => ['áo dài', 'đầm công sở', 'lụa'].forEach(addRecentSearch),
})

/** The panel lists popular searches that the shopper has not made recently. A click repeats one. */
export const Popular = meta.story({
  beforeEach: ({ msw }) => {
    addRecentSearch('đầm lụa')
    msw.use(http.get('/api/searches/popular', () => answer(['đầm lụa', 'áo dài nhung', longName])))
  },
})

export const Found = meta.story({
  parameters: { shows: [/Tìm thấy \d+ sản phẩm/] },
  play: type('ao so mi'),
})

/** No product matches the search, so the panel shows similar products. */
export const Near = meta.story({
  tags: ['§2.8.4'],
  play: type('dam nhung vang'),
})

export const Nothing = meta.story({
  parameters: { shows: ['Không tìm thấy “zzzz”', ['link', { name: 'Xem tất cả sản phẩm' }]] },
  play: type('zzzz'),
})
