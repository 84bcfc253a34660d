import preview from '#.storybook/preview'
import { EnglishCount, NoEnglish } from '@/ui/data/NoEnglish'

const meta = preview.meta({
  component: NoEnglish,
  parameters: {
    guide: {
      use: ['In a list of the back office, beside what has a Vietnamese text and no English one.'],
      avoid: ['For an empty field: what has no Vietnamese text needs no English one either.'],
    },
  },
})

export const BesideARow = meta.story({ tags: ['§10.20.3b'] })

/** Above the list: how many of its rows that is said of. */
export const Counted = meta.story({
  render: () => <EnglishCount missing={12} />,
  parameters: { shows: [/^12 mục/] },
})

/** Where all of it has English, nothing is said. */
export const NothingMissing = meta.story({
  tags: ['shows-nothing'],
  render: () => <EnglishCount missing={0} />,
})

export const OneInEnglish = meta.story({
  render: () => <EnglishCount missing={1} />,
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})
