/**
 * Care symbols of ISO 3758 by their kind, the mildest treatment first. A product has at most one symbol of a
 * kind.
 */
export const careSymbols = {
  wash: ['wash-no', 'wash-hand', 'wash-30-gentle', 'wash-30', 'wash-40'],
  bleach: ['bleach-no', 'bleach-oxygen', 'bleach-any'],
  tumble: ['tumble-no', 'tumble-low', 'tumble-normal'],
  dry: ['dry-flat-shade', 'dry-flat', 'dry-line-shade', 'dry-line'],
  iron: ['iron-no', 'iron-110', 'iron-150', 'iron-200'],
  clean: ['clean-no', 'clean-w', 'clean-f', 'clean-p'],
} as const

export type CareKind = keyof typeof careSymbols
export type CareSymbol = (typeof careSymbols)[CareKind][number]

export const careKinds = Object.keys(careSymbols).filter(
  (name): name is CareKind => name in careSymbols,
)

/**
 * Returns the known symbols among `care`, in the order in which care labels show them. Unknown symbols are
 * left out.
 */
export function knownCareSymbols(care: readonly string[]): CareSymbol[] {
  return careKinds.flatMap((kind) => careSymbols[kind].filter((symbol) => care.includes(symbol)))
}
