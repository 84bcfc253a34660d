import type { VariantChange } from '@/api/generated/model'

/** Returns the changes that take these back. */
export function reversed(changes: readonly VariantChange[]): VariantChange[] {
  return changes.map((one) => ({ ...one, before: one.after, after: one.before }))
}
