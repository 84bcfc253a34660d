import { useToast } from './toast'

/** Returns a function that copies a text and says in a toast whether it could: without a secure origin there is no clipboard. */
export function useCopy(): (
  text: string,
  says: { copied: string; failed: string },
) => Promise<void> {
  const toast = useToast()
  return async (text, { copied, failed }) => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ message: copied })
    } catch {
      toast({ message: failed, type: 'error' })
    }
  }
}
