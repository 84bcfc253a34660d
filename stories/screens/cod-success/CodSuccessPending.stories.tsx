import type { Meta, StoryObj } from '@storybook/react-vite'
import { CodSuccessPending } from '@/screens/cod-success/CodSuccessPending'

const meta = {
  component: CodSuccessPending,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CodSuccessPending>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {}
