import type { Editor } from '@tiptap/core'
import { useEffect, useEffectEvent, useRef } from 'react'
import { storedHtml } from './html'

/** Time to paint a keystroke before the text is serialised, in ms. */
const afterPaintMs = 50

/** Serialises the editor's text shortly after a change, or at once by `flush`: it is too slow for every keystroke. */
export function useLateHtml(onHtml: (html: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const changed = useRef<Editor>(undefined)
  const flush = () => {
    clearTimeout(timer.current)
    const editor = changed.current
    changed.current = undefined
    if (editor) onHtml(storedHtml(editor.getHTML()))
  }
  const flushOnUnmount = useEffectEvent(flush)
  useEffect(() => () => flushOnUnmount(), [])
  return {
    flush,
    /** Call it after every change of the text. */
    schedule(editor: Editor) {
      changed.current = editor
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, afterPaintMs)
    },
  }
}
