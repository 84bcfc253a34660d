import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import { PackageIcon } from '@/ui/icons'
import { ListEmpty } from '@/ui/table/ListEmpty'

const onClear = fn()

const meta = preview.meta({
  component: ListEmpty,
  parameters: {
    guide: {
      use: ['For `empty` of a `DataList` that can be filtered.'],
      avoid: ['Where nothing can be filtered: an `EmptyState` says enough.'],
    },
  },
  args: {
    icon: <PackageIcon size={48} />,
    pastEnd: false as const,
    noMatch: false as const,
    nothing: { title: 'Chưa có vải nào', text: 'Vải bạn thêm sẽ hiện ở đây.' },
  },
})

export const NothingYet = meta.story({})

export const NoMatch = meta.story({
  args: { noMatch: { title: 'Không có vải nào phù hợp', text: 'Thử từ khóa ngắn hơn.', onClear } },
})

export const PastTheEnd = meta.story({ args: { pastEnd: 'Trang này không còn vải nào' } })
