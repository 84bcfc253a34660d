import type { AdminCategory } from '@/api/generated/model'
import type { Option } from '@/ui/choosing/Select'

/** The tree as the choices of a select, children set in below their parent. */
export function categoryOptions(categories: readonly AdminCategory[]): Option[] {
  return categories.map(({ id, level, name }) => ({
    value: String(id),
    label: level === 1 ? name : `\u00A0\u00A0\u00A0${name}`,
  }))
}
