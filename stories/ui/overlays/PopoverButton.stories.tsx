import preview from '#.storybook/preview'
import { expect, fn, screen } from 'storybook/test'
import { PopoverButton } from '@/ui/overlays/PopoverButton'
import { Controlled } from '../controlled'

const meta = preview.meta({
  component: PopoverButton,
  args: {
    label: 'Cột: 2/3',
    title: 'Cách xem',
    open: false,
    onOpenChange: fn(),
    children: <p style={{ padding: 16 }}>Tên, giá</p>,
  },
  render: ({ open: initial, ...args }) => (
    <Controlled initial={initial}>
      {(open, setOpen) => <PopoverButton {...args} open={open} onOpenChange={setOpen} />}
    </Controlled>
  ),
})

export const Closed = meta.story({})

export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Cột: 2/3' })
    await userEvent.click(button)
    await expect(await screen.findByRole('dialog', { name: 'Cách xem' })).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
  },
})
