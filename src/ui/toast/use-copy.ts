import { useToast } from './toast'

/** Returns a function that copies a text, or one that is on its way, and says in a toast whether it could: without a secure origin there is no clipboard. */
export function useCopy(): (
  text: string | Promise<string>,
  says: { copied: string; failed: string },
) => Promise<void> {
  const toast = useToast()
  return async (text, { copied, failed }) => {
    try {
      await navigator.clipboard.writeText(await text)
      toast({ message: copied })
    } catch {
      toast({ message: failed, type: 'error' })
    }
  }
}
