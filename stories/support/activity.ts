import { http } from 'msw'
import type { ActivityEntry } from '@/api/generated/model'
import { answer } from './answers'

/** An entry of the activity log about a product with a new price and status. */
export const logEntry: ActivityEntry = {
  id: 7,
  at: '2026-11-21T02:00:00Z',
  by: 'Trần Thu Hà',
  kind: 'product',
  action: 'changed',
  object_id: 1,
  name: 'Áo sơ mi lụa Thu Vàng',
  changes: [
    { field: 'status', before: 'draft', after: 'active' },
    { field: 'Ngà / M: price', before: '590000', after: '650000' },
    { field: 'Ngà / M: original_price', before: '', after: '790000' },
    { field: 'is_featured', before: 'false', after: 'true' },
    { field: 'description', before: '<p>Lụa</p>', after: '<p>Lụa Hà Đông</p>' },
  ],
}

/** An entry that has the longest possible texts, and more changes than the list shows. */
export const longLogEntry: ActivityEntry = {
  ...logEntry,
  by: 'Công Tằng Tôn Nữ '.repeat(4),
  name: 'Đầm maxi xếp tầng '.repeat(12),
  changes: Array.from({ length: 12 }, (_, index) => ({
    field: `Xanh cổ vịt ${index} / M: internal_notes`,
    before: 'Ữ Ẫ Ổ ẶỴ ợ '.repeat(10),
    after: 'x'.repeat(120),
  })),
}

/** Returns a handler that answers the activity log with these entries. */
export const answerLog = (...entries: ActivityEntry[]) =>
  http.get('*/api/admin/activity', () =>
    answer({
      entries,
      people: [],
      pagination: { current_page: 1, last_page: 1, per_page: 20, total: entries.length },
    }),
  )
