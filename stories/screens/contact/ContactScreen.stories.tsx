import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContactScreen } from '@/screens/contact/ContactScreen'
import { knowSite } from '../../support/site'

const meta = {
  component: ContactScreen,
  parameters: { layout: 'fullscreen', path: '/contact' },
  beforeEach: ({ loaded }) => knowSite(loaded.world),
} satisfies Meta<typeof ContactScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}

export const English: Story = { globals: { locale: 'en' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
