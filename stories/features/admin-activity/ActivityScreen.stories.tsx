import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { ActivityScreen } from '@/features/admin-activity/ActivityScreen'
import { answerLog, logEntry, longLogEntry } from '../../support/activity'

const meta = preview.meta({
  component: ActivityScreen,
  parameters: { path: '/admin/activity' },
})

/** The entries of the log show values in words. */
export const Entries = meta.story({
  tags: ['§10.11.1', '§10.11.4'],
  beforeEach({ msw }) {
    msw.use(
      answerLog(
        logEntry,
        { ...logEntry, id: 6, kind: 'settings', object_id: null, name: '', changes: [] },
        { ...logEntry, id: 5, action: 'deleted' },
        { ...longLogEntry, id: 4 },
      ),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText('và 6 thay đổi nữa')
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
