import type { Meta, StoryObj } from '@storybook/react-vite'
import { MayBeSaved } from '@/ui/editor/MayBeSaved'

const meta = {
  component: MayBeSaved,
  args: { look: (words) => <a href="#list">{words}</a> },
} satisfies Meta<typeof MayBeSaved>

export default meta

export const Says: StoryObj<typeof meta> = {}
