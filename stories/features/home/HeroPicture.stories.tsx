import type { Meta, StoryObj } from '@storybook/react-vite'
import { HeroPicture } from '@/features/home/HeroPicture'
import { samplePicture } from '../../ui/sample-picture'

const meta = {
  component: HeroPicture,
  args: { src: samplePicture(20, 1600, 700), priority: true },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ position: 'relative', height: 480 }}>
      <HeroPicture {...args} />
    </div>
  ),
} satisfies Meta<typeof HeroPicture>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = { globals: { viewport: { value: 'desktop' } } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
