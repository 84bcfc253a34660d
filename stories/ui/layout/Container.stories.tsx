import type { Meta, StoryObj } from '@storybook/react-vite'
import { Container } from '@/ui/layout/Container'
import { Skeleton } from '@/ui/feedback/Skeleton'

const meta = {
  component: Container,
  args: { children: <Skeleton height="200px" /> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Container>

export default meta
type Story = StoryObj<typeof meta>

export const Column: Story = {}
