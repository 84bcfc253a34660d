import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HomeSections } from '@/features/home/HomeSections'

const meta = {
  component: HomeSections,
  args: { empty: <p>Chưa có gì</p> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeSections>

export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Quý cô công sở' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Danh mục nổi bật' })).toBeVisible()
    await expect(canvas.getByText('May tại Việt Nam')).toBeVisible()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Loading: Story = { parameters: { scenario: ['adminHomepageSections.timeout'] } }

export const None: Story = {
  parameters: { scenario: ['home.empty'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có gì')).toBeVisible()
  },
}

export const Failed: Story = { parameters: { scenario: ['adminHomepageSections.500'] } }
