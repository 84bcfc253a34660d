import preview from '#.storybook/preview'
import { MissingEnglishCount, NoEnglishMark } from '@/ui/data/NoEnglishMark'

const meta = preview.meta({
  component: NoEnglishMark,
  parameters: {
    guide: {
      use: ['In lists of the back office, beside a Vietnamese text without an English one.'],
      avoid: ['For an empty field: without a Vietnamese text, no English text is needed.'],
    },
  },
})

export const BesideARow = meta.story({ tags: ['§10.20.3'] })

/** Above a list, the note tells how many rows have no English text. */
export const Counted = meta.story({
  render: () => <MissingEnglishCount missing={12} />,
  parameters: { shows: [/^12 mục/] },
})
