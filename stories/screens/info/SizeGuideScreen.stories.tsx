import type { Meta, StoryObj } from '@storybook/react-vite'
import { SizeGuideScreen } from '@/screens/info/SizeGuideScreen'
import { knowSite } from '../../support/site'

const meta = {
  component: SizeGuideScreen,
  parameters: { layout: 'fullscreen', path: '/size-guide' },
  beforeEach: ({ loaded }) => knowSite(loaded.world),
} satisfies Meta<typeof SizeGuideScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}

export const English: Story = { globals: { locale: 'en' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
