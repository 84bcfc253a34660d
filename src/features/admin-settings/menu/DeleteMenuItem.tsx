import { useRef } from 'react'
import type { MenuItem } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { Dialog } from '@/ui/overlays/Dialog'
import { addMenuItemId, deleteMenuItemId } from './menu-item-form'

type DeleteMenuItemProps = {
  /** The item that would go. */
  item: MenuItem
  /** The whole menu: those below it go too. */
  items: readonly MenuItem[]
  /** Takes it out of the form; nothing is saved yet. */
  onDelete: () => void
  /** Called when the item stays. */
  onClose: () => void
}

/** Asks before an item leaves the menu. Load it with the first opening. */
export function DeleteMenuItem({ item, items, onDelete, onClose }: DeleteMenuItemProps) {
  const msg = useMsg()
  const cancel = useRef<HTMLButtonElement>(null)
  const isDeleted = useRef(false)
  const below = items.filter(({ parent_id }) => parent_id === item.id).length
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={false}
      initialFocus={cancel}
      // The button goes with its row.
      finalFocus={() =>
        document.getElementById(
          isDeleted.current ? neighbourOf(item, items) : deleteMenuItemId(item.id),
        )
      }
      title={msg('adminSettings.menu.delete.title', { name: item.name })}
      footer={
        <>
          <Button ref={cancel} variant="secondary" onClick={onClose}>
            {msg('adminSettings.menu.cancel')}
          </Button>
          <Button
            onClick={() => {
              isDeleted.current = true
              onDelete()
            }}
          >
            {msg('adminSettings.menu.delete.confirm')}
          </Button>
        </>
      }
    >
      <p>
        {below > 0
          ? msg('adminSettings.menu.delete.below', { n: below })
          : msg('adminSettings.menu.delete.text')}
      </p>
    </Dialog>
  )
}

/** The button of the item after this one, or before it, or the one that adds. */
function neighbourOf({ id, parent_id }: MenuItem, items: readonly MenuItem[]): string {
  const siblings = items
    .filter((one) => one.parent_id === parent_id)
    .toSorted((one, other) => one.position - other.position)
  const place = siblings.findIndex((one) => one.id === id)
  const next = siblings[place + 1] ?? siblings[place - 1]
  return next ? deleteMenuItemId(next.id) : addMenuItemId
}
