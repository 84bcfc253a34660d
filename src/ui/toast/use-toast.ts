import { useSetAtom } from '@/lib/store'
import { showToastAtom } from './toast-store'

/**
 * `toast({ message, type?, timeout?, action? })` says something once and gives the toast's id. It is a success for
 * 3000 ms unless said otherwise (Product §9). Loads none of the visible part.
 */
export function useToast() {
  return useSetAtom(showToastAtom)
}
