import type { Meta, StoryObj } from '@storybook/react-vite'
import { PreviewFrame } from '@/ui/preview/PreviewFrame'
import { HeroSlides } from '@/features/home/Hero'
import { seedBanner } from '../../support/seed'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Inside `DevicePreview`: media queries and `vw` are those of the frame.'],
  avoid: ['To embed another site: it renders our own components only.'],
  reader: "A frame with a name, whose content can't be reached.",
}

const meta = {
  component: PreviewFrame,
  parameters: { guide },
  args: {
    label: 'Xem trước',
    width: 390,
    children: <HeroSlides banners={[seedBanner()]} />,
  },
  argTypes: {
    width: { control: { type: 'range', min: 320, max: 1440, step: 10 } },
    children: { control: false },
  },
} satisfies Meta<typeof PreviewFrame>

export default meta
type Story = StoryObj<typeof meta>

/** Media queries are those of the frame, not of the window. */
export const Phone: Story = {}

/** Wider than the room it has: scaled down. */
export const DesktopInANarrowWindow: Story = {
  args: { width: 1440 },
  globals: { viewport: { value: 'phone' } },
}
