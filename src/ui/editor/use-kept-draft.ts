import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { person } from '@/lib/kept'
import { whenLeaving } from '@/lib/leaving'

/** Counted from the last key. */
const storeAfterMs = 600

type KeptDraft<Form> = {
  values: Form
  isDirty: boolean
  /** Returns false when the storage is full; undefined where no drafts are stored. */
  write: ((values: Form) => boolean) | undefined
  remove: () => void
}

/** Stores unsaved values shortly after typing and when the page is left or hidden; `isKept` is false when that fails. */
export function useKeptDraft<Form>(now: KeptDraft<Form>) {
  const { values, isDirty } = now
  const [isKept, setIsKept] = useState(true)
  const latest = useRef(now)
  const wrote = useRef(false)
  const [typist] = useState(person.number)
  const store = useCallback(
    (form: Form) => {
      const { write } = latest.current
      // The editor of somebody who has left closes in the page of the next person.
      if (!write || typist !== person.number()) return
      wrote.current = true
      setIsKept(write(form))
    },
    [typist],
  )

  // A layout effect, so that the values on screen are stored even if the tab closes before passive effects run.
  useLayoutEffect(function followEditor() {
    latest.current = now
  })
  useEffect(
    function storeAfterTyping() {
      if (isDirty) {
        const timer = setTimeout(store, storeAfterMs, values)
        return () => clearTimeout(timer)
      }
      if (wrote.current) latest.current.remove()
      wrote.current = false
      return undefined
    },
    [values, isDirty, store],
  )
  useEffect(
    function storeWhenLeaving() {
      // Writes even what is stored already: another tab that saved may have removed it.
      const flush = () => latest.current.isDirty && store(latest.current.values)
      const stop = whenLeaving(flush)
      return () => {
        stop()
        flush()
      }
    },
    [store],
  )
  /** For a form that closes in the moment in which it was saved or discarded: nothing is left to store. */
  const forgetTyped = () => {
    latest.current = { ...latest.current, isDirty: false }
  }
  return { isKept, forgetTyped }
}
