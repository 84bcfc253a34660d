import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ProductGallery } from '@/features/catalogue/ProductGallery'
import { samplePicture } from '../../ui/sample-picture'

const five = [10, 80, 200, 280, 330].map((hue) => samplePicture(hue))

const meta = {
  component: ProductGallery,
  args: { images: five, name: 'Áo dài lụa Hà Đông' },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <div style={{ maxWidth: 620 }}>
      <ProductGallery {...args} />
    </div>
  ),
} satisfies Meta<typeof ProductGallery>

export default meta
type Story = StoryObj<typeof meta>

/** A thumbnail brings its large picture. */
export const Five: Story = {
  play: async ({ canvas, userEvent }) => {
    const third = canvas.getByRole('button', { name: /hình 3 trên 5/ })
    await userEvent.click(third)
    await waitFor(() => expect(third).toHaveAttribute('aria-current', 'true'))
  },
}

export const FiveOnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const One: Story = {
  args: { images: five.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

/** The drawn placeholder with the name. */
export const None: Story = { args: { images: [] } }

export const Broken: Story = { args: { images: ['data:image/png;base64,x', ...five] } }
