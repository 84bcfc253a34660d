import preview from '#.storybook/preview'
import { Skeleton, SkeletonText } from '@/ui/feedback/Skeleton'

const meta = preview.meta({
  title: 'feedback/Skeleton (placeholder, loading)',
  component: Skeleton,
  parameters: {
    guide: {
      use: ['In the shape and size of what comes, so that nothing moves when it is there.'],
      avoid: [
        'For waits that people caused by a click: show `loading` on the button.',
        'Longer than the content: an empty answer must not be taller than its placeholder.',
      ],
      reader: 'Hidden; the container says `aria-busy`.',
    },
  },
})

export const Line = meta.story({})

export const Text = meta.story({ render: () => <SkeletonText lines={4} /> })
