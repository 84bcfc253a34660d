import type { Editor } from '@tiptap/core'
import { useEffect, useEffectEvent, useRef } from 'react'
import { storedHtml } from './html'

/** Time for a key to be painted before the text is read out and the form hears of it, in ms. */
const afterPaintMs = 50

/** Reads the editor's text a little after it changed, or at once by `flush`: reading costs more than a key may. */
export function useLateHtml(onHtml: (html: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const changed = useRef<Editor>(undefined)
  const flush = () => {
    clearTimeout(timer.current)
    const editor = changed.current
    changed.current = undefined
    if (editor) onHtml(storedHtml(editor.getHTML()))
  }
  const flushAtTheEnd = useEffectEvent(flush)
  useEffect(() => () => flushAtTheEnd(), [])
  return {
    flush,
    /** The text has changed. */
    touch(editor: Editor) {
      changed.current = editor
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, afterPaintMs)
    },
  }
}
