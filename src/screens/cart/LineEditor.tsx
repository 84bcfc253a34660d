import { useMemo } from 'react'
import { type Line, lineKey } from '@/domain/cart'
import { editButtonId } from '@/features/cart/edited-line'
import { WithMessages } from '@/i18n/WithMessages'
import { EditFrame } from './EditFrame'
import { LineChoice } from './LineChoice'

type LineEditorProps = {
  line: Line
  open: boolean
  /** Closes; `kept` is the line as it is from now on. */
  onClose: (kept: Line) => void
}

/** Spec §2, cart: the panel that changes a line's colour and size. It brings 40 kB: load it with the first opening. */
export function LineEditor({ line, open, onClose }: LineEditorProps) {
  const id = editButtonId(lineKey(line))
  // Looked up each time: after a save, the line's new button gets the focus.
  const anchor = useMemo(
    () => ({
      get current() {
        return document.getElementById(id)
      },
    }),
    [id],
  )
  return (
    <WithMessages bundle="product">
      <EditFrame open={open} onClose={() => onClose(line)} anchor={anchor}>
        <LineChoice line={line} onDone={onClose} />
      </EditFrame>
    </WithMessages>
  )
}
