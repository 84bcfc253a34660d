import preview from '#.storybook/preview'
import { useRef, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '@/ui/actions/Button'
import { Container } from '@/ui/layout/Container'
import { TopSheet } from '@/ui/overlays/TopSheet'

type StageProps = Pick<Parameters<typeof TopSheet>[0], 'open' | 'onOpenChange' | 'label'> & {
  rows: number
}

function Stage({ open: initial, onOpenChange, label, rows }: StageProps) {
  const [open, setOpen] = useState(initial)
  const opener = useRef<HTMLButtonElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  const change = (next: boolean) => {
    setOpen(next)
    onOpenChange(next)
  }
  return (
    <>
      <Button ref={opener} onClick={() => change(true)}>
        Mở
      </Button>
      <TopSheet
        open={open}
        onOpenChange={change}
        label={label}
        initialFocus={first}
        opener={opener}
      >
        <Container>
          <Button ref={first} onClick={() => change(false)}>
            Xong
          </Button>
          {Array.from({ length: rows }, (_, row) => (
            <p key={row}>Mộc Lan, thời trang nữ may tại Việt Nam</p>
          ))}
        </Container>
      </TopSheet>
    </>
  )
}

const meta = preview.meta({
  component: Stage,
  args: { open: true, onOpenChange: fn(), label: 'Tìm kiếm', rows: 3 },
})

/** As high as its content; the first control has the focus. */
export const Open = meta.story({
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Tìm kiếm' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Xong' })).toHaveFocus())
  },
})

export const LongContent = meta.story({ args: { rows: 60 } })

export const PressedOutside = meta.story({
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    const outside = document.elementFromPoint(20, window.innerHeight - 20)
    await userEvent.click(outside ?? document.body)
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
})
