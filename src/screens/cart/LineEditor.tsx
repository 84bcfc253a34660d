import { type Line, lineKey } from '@/domain/cart/cart'
import { editButtonId } from '@/features/cart/edit/EditButton'
import { WithMessages } from '@/i18n/WithMessages'
import { EditFrame } from './EditFrame'
import { LineChoice } from './LineChoice'

type LineEditorProps = {
  /** The line of the cart to edit. */
  line: Line
  /** Whether it shows; the caller keeps it. */
  open: boolean
  /** Called with the line as it is after editing. */
  onClose: (line: Line) => void
}

/** Product §2, cart: the panel that changes a line's colour and size. Weighs 40 kB: load it lazily. */
export function LineEditor({ line, open, onClose }: LineEditorProps) {
  const anchor = buttonRef(editButtonId(lineKey(line)))
  return (
    <WithMessages bundle="product">
      <EditFrame open={open} onClose={() => onClose(line)} anchor={anchor}>
        <LineChoice line={line} onDone={onClose} />
      </EditFrame>
    </WithMessages>
  )
}

/** Looks the button up on every read: after a save the line has a new button, which gets the focus. */
function buttonRef(id: string) {
  return {
    get current() {
      return document.getElementById(id)
    },
  }
}
