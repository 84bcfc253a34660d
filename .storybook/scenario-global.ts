/** The toolbar's value for a world without faults, and for the latency of the story. */
export const usual = 'usual'

/**
 * Storybook's address takes letters, digits, `-`, `_` and spaces only. So a scenario name stands there with
 * `_` for a dot and `__` for a colon, and a space between two names: `productDetail_500 login__shopper`.
 */
export function globalOf(names: readonly string[]): string {
  return names.map((name) => name.replaceAll(':', '__').replaceAll('.', '_')).join(' ') || usual
}

/** Returns the scenario names in the toolbar's value; none for a world without faults. */
export function namesInGlobal(value: string): string[] {
  if (value === usual) return []
  return value
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => name.replaceAll('__', ':').replaceAll('_', '.'))
}
