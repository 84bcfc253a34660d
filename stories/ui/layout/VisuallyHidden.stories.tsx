import preview from '#.storybook/preview'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'

const meta = preview.meta({
  component: VisuallyHidden,
  parameters: {
    guide: {
      use: [
        'For words that sighted people get from the layout: “giá gốc” before a struck-through price.',
      ],
      avoid: ["To hide something from everybody: don't render it."],
      reader: 'Read like any other text.',
    },
  },
  args: { children: 'Giá gốc' },
})

/** Invisible, but screen readers read it. */
export const Hidden = meta.story({})
