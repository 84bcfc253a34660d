import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '@/ui/actions/Button'
import { Popover } from '@/ui/overlays/Popover'
import type { Guide } from '../../../.storybook/docs/guide'
import { Controlled } from '../controlled'

type StageProps = Omit<Parameters<typeof Popover>[0], 'anchor'>

function Stage({ open, onOpenChange, ...props }: StageProps) {
  const anchor = useRef<HTMLButtonElement>(null)
  return (
    <Controlled initial={open}>
      {(isOpen, setOpen) => (
        <>
          <Button ref={anchor} onClick={() => setOpen(!isOpen)}>
            Giỏ hàng
          </Button>
          <p>Phần còn lại của trang</p>
          <Popover
            {...props}
            open={isOpen}
            anchor={anchor}
            onOpenChange={(next) => {
              setOpen(next)
              onOpenChange(next)
            }}
          />
        </>
      )}
    </Controlled>
  )
}

const guide: Guide = {
  use: ["For something small to look at and act on, below its control: the header's cart."],
  avoid: ['For a question: `Dialog`.'],
  keyboard: [
    ['Escape', 'closes it'],
    ['Tab', 'goes through it, and closes it at the end'],
  ],
  reader: 'A dialog that is not modal, with its name.',
}

const meta = {
  component: Popover,
  parameters: { guide },
  args: {
    open: true,
    onOpenChange: fn(),
    anchor: { current: null },
    label: 'Giỏ hàng',
    children: <p style={{ padding: 16 }}>Giỏ hàng của bạn đang trống</p>,
  },
  render: ({ anchor: _, ...args }) => <Stage {...args} />,
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

const dialog = () => screen.queryByRole('dialog', { name: 'Giỏ hàng' })

export const Open: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Giỏ hàng' })).toBeVisible()
  },
}

/** A press on its button closes it and does not open it again. */
export const ClosedByItsControl: Story = {
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('dialog')
    await userEvent.click(canvas.getByRole('button', { name: 'Giỏ hàng' }))
    await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  },
}

export const ClosedByEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog()).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: 'Giỏ hàng' })).toHaveFocus()
  },
}

export const ClosedByAClickOutside: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await screen.findByRole('dialog')
    await userEvent.click(canvas.getByText('Phần còn lại của trang'))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  },
}

export const LongOnAPhone: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={index}>
        <a href="#product">{`Sản phẩm ${index + 1}`}</a>
      </p>
    )),
  },
  globals: { viewport: { value: 'phone' } },
}
