import preview from '#.storybook/preview'
import { Spinner } from '@/ui/actions/Spinner'

const meta = preview.meta({
  title: 'actions/Spinner (loading spinner, progress)',
  component: Spinner,
  parameters: {
    guide: {
      use: ['Inside something small that waits: a button, a tile.'],
      avoid: ['For content on its way: take `Skeleton`.'],
      reader: 'Hidden: the element around the spinner says that it is busy.',
    },
  },
})

export const Decoration = meta.story({})
