import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Logo } from '@/screens/shell/Logo'

const meta = {
  component: Logo,
  args: { website: { name: 'Mộc Lan', logo: '' } },
} satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Mộc Lan – về trang chủ' })
    await expect(link).toHaveAttribute('href', '/')
  },
}

const drawing = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 264 56"><path d="M20 10h224v36H20z"/></svg>',
)

export const WithPicture: Story = {
  args: { website: { name: 'Mộc Lan', logo: `data:image/svg+xml,${drawing}` } },
}

/** Reserves its space before the name is loaded. */
export const Unknown: Story = { args: { website: undefined } }

export const LongName: Story = {
  args: { website: { name: 'Nhà may Mộc Lan Hà Đông', logo: '' } },
  play: async ({ canvas }) => {
    const name = canvas.getByText('Nhà may Mộc Lan Hà Đông')
    await expect(name.scrollWidth, 'nothing is cut').toBeLessThanOrEqual(name.clientWidth)
  },
}

/** Between the buttons of a phone it takes two lines. */
export const LongNameOnAPhone: Story = { ...LongName, globals: { viewport: { value: 'phone' } } }
