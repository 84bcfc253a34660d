import { useMsg } from '@/i18n/use-msg'
import { Button } from '../actions/Button'
import { Dialog } from './Dialog'

export type UnsavedDialogProps = {
  /** What becomes of the unsaved values. */
  text: string
  /** What is left: the page, or a window over it. */
  of?: 'page' | 'window'
  onStay: () => void
  onLeave: () => void
}

/** Asks whether to leave without saving. Import it lazily. */
export function UnsavedDialog({ text, of = 'page', onStay, onLeave }: UnsavedDialogProps) {
  const msg = useMsg()
  return (
    <Dialog
      open
      onOpenChange={onStay}
      dismissible={false}
      asksOnLeaving
      title={msg(`unsaved.title.${of}`)}
      footer={
        <>
          <Button variant="secondary" onClick={onLeave}>
            {msg(`unsaved.leave.${of}`)}
          </Button>
          <Button onClick={onStay}>{msg('unsaved.stay')}</Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
