import { useRef, useState } from 'react'
import { IconButton } from '../actions/IconButton'
import { late } from '../feedback/late'
import { MoreIcon } from '../icons'
import type { RowAction } from './RowActions'

const RowActions = late(async () => (await import('./RowActions')).RowActions)

type RowMenuProps = {
  /** The name of the menu button. It contains the row's name and says that the menu holds its actions. */
  label: string
  actions: readonly RowAction[]
}

/**
 * A row's actions behind a "…" button. A hundred rows have a hundred buttons, but a menu is rendered only
 * when it is opened.
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
