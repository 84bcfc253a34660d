import { type Line, lineKey } from '@/domain/cart/cart'
import { editButtonId } from '@/features/cart/edit/EditButton'
import { WithMessages } from '@/i18n/WithMessages'
import { EditFrame } from './EditFrame'
import { LineChoice } from './LineChoice'

type LineEditorProps = {
  line: Line
  open: boolean
  /** Closes; `kept` is the line as it is from now on. */
  onClose: (line: Line) => void
}

/** Product §2, cart: the panel that changes a line's colour and size. It brings 40 kB: load it with the first opening. */
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

/** Looked up each time it is asked for: after a save, the line's new button gets the focus. */
function buttonRef(id: string) {
  return {
    get current() {
      return document.getElementById(id)
    },
  }
}
