import type { Meta, StoryObj } from '@storybook/react-vite'
import { HeroPicture } from '@/features/home/HeroPicture'
import { heroPicture } from '../../support/pictures'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['The picture of a slide; phones get a crop of their own.'],
}

const meta = {
  component: HeroPicture,
  args: { src: heroPicture('moc-lan-thu'), priority: true },
  parameters: { guide, layout: 'fullscreen' },
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
