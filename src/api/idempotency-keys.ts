import { randomKey } from '@/lib/random-key'
import { ApiError, isWorthRetrying } from './errors'

/** Keys of clicks that nobody has answered, by what they ask for. In memory: forms that outlive a reload keep their own. */
const unanswered = new Map<string, string>()

/**
 * Calls with the key of one click: the same again until it is answered, even where the click is repeated after a lost answer
 * or while the first is under way; a new one for the next click (Product §11.1.9).
 */
export async function withIdempotencyKey<T>(
  content: string,
  call: (key: string) => Promise<T>,
): Promise<T> {
  const key = unanswered.get(content) ?? randomKey()
  unanswered.set(content, key)
  try {
    const answer = await call(key)
    unanswered.delete(content)
    return answer
  } catch (error) {
    if (error instanceof ApiError && !isWorthRetrying(error)) unanswered.delete(content)
    throw error
  }
}
