import type { MenuItem } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'

type DeleteMenuItemProps = {
  item: MenuItem
  /** How many items go with it. */
  below: number
  onDelete: () => void
  onClose: () => void
}

/** Asks before an item leaves the menu. Load it with the first opening. */
export function DeleteMenuItem({ item, below, onDelete, onClose }: DeleteMenuItemProps) {
  const msg = useMsg()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={false}
      title={msg('adminSettings.menu.delete.title', { name: item.name })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {msg('adminSettings.menu.cancel')}
          </Button>
          <Button onClick={onDelete}>{msg('adminSettings.menu.delete.confirm')}</Button>
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
