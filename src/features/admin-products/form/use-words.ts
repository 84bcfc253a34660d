import { useMsg } from '@/i18n/use-msg'
import type { Option } from '@/ui/choosing/Select'
import type { Words } from './part-text'

/** Says values of a form in the language shown. */
export function useWords(categories: readonly Option[]): Words {
  const msg = useMsg()
  return {
    msg,
    categoryName: (id) => categories.find(({ value }) => value === String(id))?.label,
  }
}
