import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { Async, type AsyncQuery } from '@/ui/feedback/Async'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { SkeletonText } from '@/ui/feedback/Skeleton'

const still: AsyncQuery<string[]> = {
  data: undefined,
  error: null,
  isPending: true,
  isError: false,
  isFetching: false,
  refetch: fn(),
}
const names = ['Áo dài lụa Ngọc Lan', 'Đầm dạo phố Thu Vàng']

const meta = preview.meta({
  component: Async<string[]>,
  parameters: {
    guide: {
      use: ['Around the content of a query, for loading, errors with a retry, and no results.'],
      avoid: ['For a write: show its state on the button, `loading`.'],
      reader: '`aria-busy` while loading; errors are alerts.',
    },
  },
  args: {
    query: { ...still, isFetching: true },
    skeleton: <SkeletonText lines={2} />,
    isEmpty: (data) => data.length === 0,
    empty: <EmptyState title="Chưa có sản phẩm nào" />,
    children: (data) => data.map((name) => <p key={name}>{name}</p>),
  },
})

export const Loading = meta.story({
  tags: ['§14.2e'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Đang tải…')
  },
})

/**
 * The server is busy and asked the shop to wait. The page shows the time of the next try, with its day if
 * that is not today. At that time, the page tries again by itself.
 */
export const Busy = meta.story({
  tags: ['§11.3.8'],
  args: {
    query: {
      ...still,
      isFetching: true,
      failureReason: { retryAt: Date.now() + 86_400_000 },
    },
  },
  parameters: { shows: [/đang bận.*lúc \d\d:\d\d ngày \d/] },
})

export const Empty = meta.story({ args: { query: { ...still, isPending: false, data: [] } } })

/** When the retry button disappears, the focus stays in the section. */
export const Failed = meta.story({
  args: {
    query: { ...still, isPending: false, isError: true, error: new Error('500'), refetch: fn() },
    errorMessage: () => 'Không thể kết nối đến server. Vui lòng kiểm tra mạng rồi thử lại.',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }))
    await expect(args.query.refetch).toHaveBeenCalledOnce()
    await expect(document.activeElement).toContainElement(canvas.getByRole('alert'))
  },
})

/** When a reload fails, the loaded content stays. */
export const RefetchFailed = meta.story({
  args: { query: { ...still, isPending: false, isError: true, data: names } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByText('Áo dài lụa Ngọc Lan')).toBeVisible()
  },
})
