import preview from '#.storybook/preview'
import { useRef } from 'react'
import { fn } from 'storybook/test'
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
    </>
  )
}

const meta = preview.meta({
  component: NavigationMenu,
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

export const Opened = meta.story({
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
  parameters: { shows: [['link', { name: 'Áo kiểu' }]] },
})
