import { useRef, useState } from 'react'
import { IconButton } from '../actions/IconButton'
import { defer } from '../feedback/late'
import { MoreIcon } from '../icons'
import type { RowAction } from './RowActions'

const RowActions = defer(async () => (await import('./RowActions')).RowActions)

type RowMenuProps = {
  /** The name of the menu button. It contains the name of the row. */
  label: string
  actions: readonly RowAction[]
}

/**
 * A "…" button with the actions of a row. The menu is only rendered after the button was clicked, because a
 * list may have a hundred rows.
 */
export function RowMenu({ label, actions }: RowMenuProps) {
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
        <RowActions
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
