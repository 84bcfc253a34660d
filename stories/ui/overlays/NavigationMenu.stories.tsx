import preview from '#.storybook/preview'
import { useRef } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { NavigationMenu } from '@/ui/overlays/NavigationMenu'
import { Controlled } from '../controlled'

type StageProps = Omit<Parameters<typeof NavigationMenu>[0], 'item'>

function Stage({ open, onOpenChange, ...props }: StageProps) {
  const item = useRef<HTMLDivElement>(null)
  return (
    <>
      <div ref={item} style={{ position: 'relative', width: 40, height: 90, marginLeft: 40 }}>
        <Controlled initial={open}>
          {(isOpen, setOpen) => (
            <NavigationMenu
              {...props}
              open={isOpen}
              item={item}
              onOpenChange={(next) => {
                setOpen(next)
                onOpenChange(next)
              }}
            />
          )}
        </Controlled>
      </div>
      <p style={{ marginTop: 300 }}>Phần còn lại của trang</p>
    </>
  )
}

const meta = preview.meta({
  component: NavigationMenu,
  parameters: {
    guide: {
      use: ['For the pages below an item of the main menu.'],
      avoid: ['For commands: `Menu`.'],
      reader:
        'A button with “expanded” and a list of links: no menu role, because these are pages.',
    },
  },
  args: {
    label: 'Mục trong Áo',
    open: false,
    onOpenChange: fn(),
    item: { current: null },
    links: [
      { id: 1, href: '/category/ao-so-mi', name: 'Áo sơ mi' },
      { id: 2, href: '/category/ao-kieu', name: 'Áo kiểu' },
      { id: 3, href: 'https://journal.moclan.example', name: 'Nhật ký' },
    ],
  },
  render: ({ item: _, ...args }) => <Stage {...args} />,
})

export const Closed = meta.story()

/** The second press closes it. */
export const ByClick = meta.story({
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Mục trong Áo' })
    await userEvent.click(toggle)
    const link = await canvas.findByRole('link', { name: 'Áo kiểu' })
    await waitFor(() => expect(link).toBeVisible())
    await expect(link).toHaveAttribute('href', '/category/ao-kieu')
    await userEvent.click(toggle)
    await waitFor(() => expect(link).not.toBeInTheDocument())
  },
})

export const ClosedByAPressOutside = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mục trong Áo' }))
    const link = await canvas.findByRole('link', { name: 'Áo sơ mi' })
    await userEvent.click(canvas.getByText('Phần còn lại của trang'))
    await waitFor(() => expect(link).not.toBeInTheDocument())
  },
})
