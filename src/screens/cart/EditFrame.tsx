import { type ReactNode, type RefObject, useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { isDesktop } from '@/theme/breakpoints'
import { space, title } from '@/theme/tokens'
import { Drawer } from '@/ui/overlays/Drawer'
import { Popover } from '@/ui/overlays/Popover'

type EditFrameProps = {
  /** Whether it shows; the caller keeps it. */
  open: boolean
  /** Called when it wants to close. */
  onClose: () => void
  /** The button that opened the panel: the popover is placed beside it, and the focus returns to it. */
  anchor: RefObject<HTMLElement | null>
  children: ReactNode
}

/** The edit panel's frame: a popover on wide screens, a bottom drawer on narrow ones. */
export function EditFrame({ open, onClose, anchor, children }: EditFrameProps) {
  const msg = useMsg()
  const [wide] = useState(isDesktop)
  const title = msg('line.edit.title')
  const frame = { open, onOpenChange: (next: boolean) => next || onClose() }
  return wide ? (
    <Popover {...frame} anchor={anchor} label={title}>
      <Padded>
        <Title>{title}</Title>
        {children}
      </Padded>
    </Popover>
  ) : (
    <Drawer {...frame} side="bottom" title={title} finalFocus={() => anchor.current}>
      {children}
    </Drawer>
  )
}

const Padded = styled.div`
  padding: ${space(6)};
`

const Title = styled.h2`
  margin-bottom: ${space(4)};
  font: ${title.h4};
`
