import { useRef, useState } from 'react'

/**
 * Saves the choices that a person makes in one control, such as a menu. Shows each choice at once. Sends only
 * one choice at a time: of the choices made meanwhile, only the latest is sent next (Product §10.2.20). If
 * the server refuses a choice, the waiting choice is dropped too.
 * @param saved The value on the server.
 * @param send Saves a choice. `before` is the value that the choice replaces, `last` is the answer to the
 * previous choice, and `again` sends the choice again. `send` reports its own failures.
 */
export function useSaveLatest<Value, Answer>(
  saved: Value,
  send: (
    next: Value,
    over: { before: Value; last: Answer | undefined; again: () => void },
  ) => Promise<Answer>,
) {
  const [wanted, setWanted] = useState<{ value: Value } | null>(null)
  const waiting = useRef<{ value: Value } | null>(null)
  async function choose(value: Value): Promise<void> {
    const isSending = waiting.current !== null
    waiting.current = { value }
    setWanted({ value })
    if (isSending) return
    let before = saved
    let last: Answer | undefined
    try {
      while (waiting.current.value !== before) {
        const next = waiting.current.value
        last = await send(next, { before, last, again: () => void choose(next) })
        before = next
      }
    } catch {
      // The error has already been reported.
    }
    waiting.current = null
    setWanted(null)
  }
  return { shown: wanted ? wanted.value : saved, isSaving: wanted !== null, choose }
}
