import preview from '#.storybook/preview'
import { http } from 'msw'
import { fn } from 'storybook/test'
import { keepRecent } from '@/features/catalogue/search/search-text'
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

/** A click on a recent search repeats it. The list can be cleared. */
export const Recent = meta.story({
  beforeEach: () => ['áo dài', 'đầm công sở', 'lụa'].forEach(keepRecent),
})

/** The most frequent searches of others, without the shopper's own recent ones. A click repeats one. */
export const Popular = meta.story({
  beforeEach: ({ msw }) => {
    keepRecent('đầm lụa')
    msw.use(http.get('/api/searches/popular', () => answer(['đầm lụa', 'áo dài nhung', longName])))
  },
})

export const Found = meta.story({
  parameters: { shows: [/Tìm thấy \d+ sản phẩm/] },
  play: type('ao so mi'),
})

/** No product matches, so similar ones are shown. */
export const Near = meta.story({
  tags: ['§2.8.6'],
  play: type('dam nhung vang'),
})

export const Nothing = meta.story({
  parameters: { shows: ['Không tìm thấy “zzzz”', ['link', { name: 'Xem tất cả sản phẩm' }]] },
  play: type('zzzz'),
})
