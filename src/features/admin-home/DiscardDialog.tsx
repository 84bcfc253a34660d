import { useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { Dialog } from '@/ui/overlays/Dialog'

export type DiscardDialogProps = { open: boolean; onClose: () => void; onDiscard: () => void }

/** Asks before everything that is not published goes. Load it with the first question. */
export function DiscardDialog({ open, onClose, onDiscard }: DiscardDialogProps) {
  const msg = useMsg()
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      dismissible={false}
      title={msg('adminHome.discard.title')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {msg('adminHome.discard.keep')}
          </Button>
          <Button
            onClick={() => {
              onDiscard()
              onClose()
            }}
          >
            {msg('adminHome.discard')}
          </Button>
        </>
      }
    >
      <p>{msg('adminHome.discard.text')}</p>
    </Dialog>
  )
}
