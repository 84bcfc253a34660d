import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { ActivityScreen } from '@/features/admin-activity/ActivityScreen'
import { answerLog, entry, longEntry } from '../../support/activity'

const meta = preview.meta({
  component: ActivityScreen,
  parameters: { path: '/admin/activity' },
  globals: { viewport: { value: 'desktop' } },
})

export const Filled = meta.story({})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' }, locale: 'en' } })

export const Filters = meta.story({
  parameters: { path: '/admin/activity?kind=product&from=2026-11-01' },
})

export const Loading = meta.story({ parameters: { scenario: ['adminActivity.timeout'] } })

export const Failing = meta.story({
  parameters: { scenario: ['adminActivity.500empty'], shows: ['Không thể tải nhật ký'] },
})

export const NoMatch = meta.story({
  parameters: { path: '/admin/activity?from=2030-01-01' },
})

/** Values as the back office says them; a product leads to what it was then, settings to their page, what is deleted nowhere. */
export const Entries = meta.story({
  tags: ['§10.11.1a', '§10.11.4'],
  beforeEach({ msw }) {
    msw.use(
      answerLog(
        entry,
        { ...entry, id: 6, kind: 'settings', object_id: null, name: '', changes: [] },
        { ...entry, id: 5, action: 'deleted' },
        { ...longEntry, id: 4 },
      ),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText('và 6 thay đổi nữa')
    const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(hrefs).toEqual([
      '/admin/products/1/edit?version=7',
      '/admin/settings',
      '/admin/products/1/edit?version=4',
    ])
    const lines = canvas.getAllByRole('listitem').map((line) => line.textContent)
    await expect(lines.slice(0, 5)).toEqual([
      'Trạng thái: Bản nháp → Đang bán',
      'Ngà / M, Giá: 590.000VND → 650.000VND',
      'Ngà / M, Giá gốc: trống → 790.000VND',
      'Sản phẩm nổi bật: Không → Có',
      'Mô tả sản phẩm: đã sửa',
    ])
  },
})
