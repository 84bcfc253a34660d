import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { IconButton } from '../actions/IconButton'
import { MoreIcon } from '../icons'
import type { MenuProps } from '../overlays/Menu'

export type RowMenuParts = Pick<MenuProps, 'open' | 'onOpenChange' | 'label'> & {
  anchor: RefObject<HTMLButtonElement | null>
}

type RowMenuProps = {
  /** Names the row and that these are its actions. */
  label: string
  /** Renders a lazy component with the `Menu`; called from the first opening on. */
  children: (menu: RowMenuParts) => ReactNode
}

/** A row's actions behind "…". A hundred rows have a hundred buttons but no menu, until one is opened. */
export function RowMenu({ label, children }: RowMenuProps) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(false)
  return (
    <>
      <IconButton
        ref={anchor}
        label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => {
          setOpened(true)
          setOpen(!open)
        }}
      >
        <MoreIcon size={20} />
      </IconButton>
      {opened && <>{children({ open, onOpenChange: setOpen, label, anchor })}</>}
    </>
  )
}
