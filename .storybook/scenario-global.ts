/** The toolbar's value when nothing is chosen: a world without faults, and the story's own latency. */
export const usualChoice = 'usual'

/**
 * Storybook's URL allows only letters, digits, `-`, `_` and spaces. A scenario name also has other signs, so
 * it is encoded: `_` for a dot, `__` for a colon, and `___3d_` for any other sign (3d is the sign's code in
 * hex). A space separates two names: `productDetail_500 login__shopper`.
 */
export function globalOf(names: readonly string[]): string {
  const written = (name: string) =>
    name
      .replaceAll(/[^\w.:-]/gu, (sign) => `___${sign.codePointAt(0)?.toString(16)}_`)
      .replaceAll(':', '__')
      .replaceAll('.', '_')
  return names.map(written).join(' ') || usualChoice
}

/** Returns the scenario names in a value of the toolbar. The list is empty for a world without faults. */
export function namesInGlobal(value: string): string[] {
  if (value === usualChoice) return []
  return value
    .split(' ')
    .filter((name) => name !== '')
    .map((name) =>
      name.replaceAll(/___([\da-f]+)_|__|_/g, (mark, code?: string) =>
        code ? String.fromCodePoint(Number.parseInt(code, 16)) : mark === '__' ? ':' : '.',
      ),
    )
}
