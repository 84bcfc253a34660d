import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Container } from '@/ui/layout/Container'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Once around the content of a screen.'],
  avoid: ['Inside a panel or a dialog: they have their own padding.'],
}

const meta = {
  component: Container,
  args: { children: <Skeleton height="200px" /> },
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof Container>

export default meta
type Story = StoryObj<typeof meta>

export const Column: Story = {}
