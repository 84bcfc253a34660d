import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn } from 'storybook/test'
import { ShareButton } from '@/features/catalogue/product/ShareButton'
import { Toaster } from '@/ui/toast/Toaster'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Shares the address of a product, or copies it.'],
  reader: 'Says that it was copied.',
}

const meta = {
  component: ShareButton,
  parameters: { guide },
  args: { title: 'Áo dài lụa Hà Đông' },
  render: (args) => (
    <>
      <ShareButton {...args} />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof ShareButton>

export default meta
type Story = StoryObj<typeof meta>

/** The address is in the clipboard. */
export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Chia sẻ' }))
    await expect((await screen.findAllByText('Đã sao chép liên kết')).length).toBeGreaterThan(0)
    await expect(write).toHaveBeenCalledWith(location.href)
  },
}

/** The browser does not let it. */
export const Refused: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowed'))
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    const said = await screen.findAllByText('The link could not be copied')
    await expect(said.length).toBeGreaterThan(0)
  },
}
