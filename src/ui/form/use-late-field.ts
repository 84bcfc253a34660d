import { createContext, useContext, useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import { whenLeaving } from '@/lib/leaving'

/** The fields of a form that hold something back. */
export const LateFields = createContext<Set<() => void>>(new Set())

/** For a field that tells its form late of what is typed: `flush` tells it before the form is sent and before the page is left. */
export function useLateField(flush: () => void): void {
  const fields = useContext(LateFields)
  const tell = useEffectEvent(flush)
  useEffect(
    function joinForm() {
      const tellNow = () => flushSync(() => tell())
      // First: the form, which keeps what was typed, hears of it after this.
      const stop = whenLeaving(tellNow, { first: true })
      fields.add(tellNow)
      return () => {
        stop()
        fields.delete(tellNow)
      }
    },
    [fields],
  )
}
