import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SizeGuideScreen } from '@/screens/info/SizeGuideScreen'
import { knowSite } from '../../support/site'

const meta = {
  component: SizeGuideScreen,
  parameters: { layout: 'fullscreen', path: '/size-guide' },
  beforeEach: ({ loaded }) => knowSite(loaded.world),
} satisfies Meta<typeof SizeGuideScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The measures of letters and jeans are those in the size charts of products. */
export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /ngực, eo, hông/ })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^M/ })).toHaveTextContent('M84–8866–7090–94')
  },
}

/** Decimals as the language writes them. */
export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: '66.5' })).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
