import { useRef, useState } from 'react'

/**
 * Saves the choices of one control. Each shows at once. They are sent one after the other; of those made
 * while one is being sent, the last one is sent (Product §10.2.20). A refusal drops the choice that waits.
 * @param saved what the server has
 * @param send saves a choice over the one `before`, whose answer is `last`; `again` makes the choice once
 *   more. It reports why it rejects.
 */
export function useLastChoice<Value, Answer>(
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
