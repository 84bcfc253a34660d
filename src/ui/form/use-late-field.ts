import { createContext, useContext, useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'

/** The fields of a form that hold something back: each looks at what that is, and returns how to tell it. */
export type Late = Set<() => () => void>
export const LateFields = createContext<Late>(new Set())

/** All look before any tells: that draws the form, and puts what it knows back into the boxes of the others. */
export function tellLate(fields: Late): void {
  const tells = [...fields].map((look) => look())
  for (const tell of tells) tell()
}

/** For a field that tells its form late of what is typed: `flush` tells it before the form is sent and before the page is left. It gets what `look` returns. */
export function useLateField<Seen>(flush: (seen?: Seen) => void, look?: () => Seen): void {
  const fields = useContext(LateFields)
  const tell = useEffectEvent(flush)
  const see = useEffectEvent(() => look?.())
  useEffect(
    function joinForm() {
      const lookNow = () => {
        const seen = see()
        return () => flushSync(() => tell(seen))
      }
      fields.add(lookNow)
      return () => void fields.delete(lookNow)
    },
    [fields],
  )
}
