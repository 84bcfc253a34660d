import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { GalleryViewer } from '@/features/catalogue/product/GalleryViewer'
import type { Guide } from '../../../../.storybook/docs/guide'
import { gallery } from '../../../support/pictures'

const five = gallery('ao-dai-lua-ha-dong-nguyet-cat').slice(0, 5)

const guide: Guide = {
  use: ['For looking closely, over the whole screen.'],
  anatomy: [
    ['Counter', 'Which of how many.'],
    ['Buttons', 'Zoom, previous and next, close.'],
  ],
  keyboard: [
    ['Left, Right', 'another picture; move a zoomed one'],
    ['+, -, 0', 'zoom'],
    ['Escape, Back', 'close it'],
  ],
  reader: 'A modal dialog; the focus returns to the picture seen last.',
}

const meta = {
  component: GalleryViewer,
  argTypes: { initial: { control: { type: 'range', min: 0, max: 4 } } },
  args: {
    images: five,
    name: 'Áo dài lụa Hà Đông',
    initial: 1,
    open: true,
    onShow: fn(),
    onClose: fn(),
  },
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof GalleryViewer>

export default meta
type Story = StoryObj<typeof meta>

/** Opens with the picture that was pressed; the arrow keys turn, wherever the focus is. */
export const SecondOfFive: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('2 / 5')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(args.onShow).toHaveBeenLastCalledWith(2))
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}

/** Buttons and keys zoom; the arrow keys then move the picture instead of turning to the next. */
export const Zoomed: Story = {
  play: async ({ args, userEvent }) => {
    const out = await screen.findByRole('button', { name: /zoom out|thu nhỏ/iu })
    await expect(out).toBeDisabled()
    await userEvent.keyboard('+')
    await waitFor(() => expect(out).toBeEnabled())
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onShow).not.toHaveBeenCalled()
    await userEvent.keyboard('0')
    await waitFor(() => expect(out).toBeDisabled())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(args.onShow).toHaveBeenLastCalledWith(2))
  },
}

/** Not beyond the last one. */
export const LastOfFive: Story = {
  args: { initial: 4 },
  globals: { viewport: { value: 'desktop' }, locale: 'en' },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('button', { name: 'Next slide' })).toBeDisabled()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onShow).not.toHaveBeenCalled()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const One: Story = {
  args: { images: five.slice(0, 1), initial: 0 },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('button')).toHaveLength(3))
  },
}

/** The drawn placeholder keeps the place of what does not come. */
export const Broken: Story = { args: { images: ['data:image/png;base64,x', ...five], initial: 0 } }
