/** Colours, sizes and what they cost. */
export function VariantsSlot() {
  return null
}
