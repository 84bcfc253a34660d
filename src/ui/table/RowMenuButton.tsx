import { useRef, useState } from 'react'
import { IconButton } from '../actions/IconButton'
import { defer } from '../feedback/late'
import { MoreIcon } from '../icons'
import type { RowAction } from './RowActionMenu'

const RowActionMenu = defer(async () => (await import('./RowActionMenu')).RowActionMenu)

type RowMenuProps = {
  /** The name of the menu button. It contains the name of the row. */
  label: string
  actions: readonly RowAction[]
}

/**
 * A "…" button with the actions of a row. The menu is only rendered after the button was clicked, because a
 * list may have a hundred rows.
 */
export function RowMenuButton({ label, actions }: RowMenuProps) {
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
      {opened && (
        <RowActionMenu
          actions={actions}
          open={open}
          onOpenChange={setOpen}
          label={label}
          anchor={anchor}
        />
      )}
    </>
  )
}
