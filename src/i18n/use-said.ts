import { useCallback } from 'react'
import type { MessageId } from './message-id'
import { useMsg } from './use-msg'

/** A text of ours by its id, or somebody else's words as they came (the server's). */
export type Saying = { id: MessageId } | { text: string }

/** Turns what an error table answers into the text to show. */
export function useSaid(): (said: Saying) => string {
  const msg = useMsg()
  return useCallback((said) => ('id' in said ? msg(said.id) : said.text), [msg])
}
