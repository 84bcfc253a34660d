import preview from '#.storybook/preview'
import { Skeleton, SkeletonText } from '@/ui/feedback/Skeleton'

const meta = preview.meta({
  title: 'feedback/Skeleton (placeholder, loading)',
  component: Skeleton,
  parameters: {
    guide: {
      use: ['In the shape and size of the content, so that nothing moves when it appears.'],
      avoid: [
        'For the time after a click: show `loading` on the button.',
        'With another height than the content, because the page would then move.',
      ],
      reader: 'Hidden; the container says `aria-busy`.',
    },
  },
})

export const Line = meta.story({})

export const Text = meta.story({ render: () => <SkeletonText lines={4} /> })
