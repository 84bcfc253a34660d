import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import { PackageIcon } from '@/ui/icons'
import { ListEmpty } from '@/ui/table/ListEmpty'

const meta = preview.meta({
  component: ListEmpty,
  parameters: {
    guide: {
      use: ['For a list that can be filtered and has no rows; a `DataList` has its own.'],
      avoid: ['Where nothing can be filtered: an `EmptyState` says enough.'],
    },
  },
  args: {
    nothing: {
      icon: <PackageIcon size={48} />,
      title: 'Chưa có vải nào',
      text: 'Vải bạn thêm sẽ hiện ở đây.',
    },
    noMatch: 'Không có vải nào phù hợp',
    pagination: { total: 0, current_page: 1, last_page: 1 },
    isNarrowed: false,
    onClear: fn(),
  },
})

export const NothingYet = meta.story({})

export const NoMatch = meta.story({ args: { isNarrowed: true } })

export const PastTheEnd = meta.story({
  args: { pagination: { total: 3, current_page: 4, last_page: 1 } },
})
