import preview from '#.storybook/preview'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Container } from '@/ui/layout/Container'

const meta = preview.meta({
  component: Container,
  args: { children: <Skeleton height="200px" /> },
  parameters: {
    guide: {
      use: ['Once around the content of a screen.'],
      avoid: ['Inside a panel or a dialog: they have their own padding.'],
    },
    layout: 'fullscreen',
  },
})

export const Column = meta.story({})
