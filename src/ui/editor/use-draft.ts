import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { whenLeaving } from '@/lib/leaving'

/** After the last key. */
const keepAfterMs = 600

type DraftKeeping<Form> = {
  /** As typed by now; a new object with every change. */
  values: Form
  isDirty: boolean
  /** Answers whether there was room; undefined where no draft is kept. */
  write: ((values: Form) => boolean) | undefined
  remove: () => void
}

/** Keeps what is unsaved, soon after typing and when the page is left or hidden. Answers whether there was room for it. */
export function useDraft<Form>(now: DraftKeeping<Form>): boolean {
  const { values, isDirty } = now
  const [isKept, setIsKept] = useState(true)
  const latest = useRef(now)
  const wrote = useRef(false)
  const keep = useCallback((form: Form) => {
    const { write } = latest.current
    if (!write) return
    wrote.current = true
    setIsKept(write(form))
  }, [])

  // With the drawing: what is seen is kept, even if the tab closes before React comes to its later effects.
  useLayoutEffect(function followEditor() {
    latest.current = now
  })
  useEffect(
    function keepAfterTyping() {
      if (isDirty) {
        const timer = setTimeout(keep, keepAfterMs, values)
        return () => clearTimeout(timer)
      }
      if (wrote.current) latest.current.remove()
      wrote.current = false
      return undefined
    },
    [values, isDirty, keep],
  )
  useEffect(
    function keepWhenLeft() {
      // Also what is kept already: another tab that saved may have removed it.
      const flush = () => latest.current.isDirty && keep(latest.current.values)
      const stop = whenLeaving(flush)
      return () => {
        stop()
        flush()
      }
    },
    [keep],
  )
  return isKept
}
