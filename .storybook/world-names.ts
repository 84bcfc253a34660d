import { UnknownScenarioError, parseScenario } from '~mocks/scenarios/parse'
import { usual } from './mock-world'

/**
 * Storybook's address takes letters, digits, `-`, `_` and spaces only. So a scenario name stands there with `_` for a
 * dot and `__` for a colon, and a space between two names: `productDetail_500 login__shopper`.
 */
export function globalOf(names: readonly string[]): string {
  return names.map((name) => name.replaceAll(':', '__').replaceAll('.', '_')).join(' ')
}

/** Returns the scenario names in the toolbar's value; none for a world without faults. */
export function namesInGlobal(value: string): string[] {
  if (value === usual) return []
  return value
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => name.replaceAll('__', ':').replaceAll('_', '.'))
}

type Toolbar = { scenario?: string; latency?: string }

/**
 * Returns the scenario names of a story's world. What the toolbar says replaces the story's own names, except who is
 * signed in; the latency comes on top.
 */
export function storyNames(
  own: readonly string[],
  { scenario = usual, latency = usual }: Toolbar,
): string[] {
  const chosen = namesInGlobal(scenario)
  const login = chosen.some(isLogin) ? [] : own.filter(isLogin)
  const names = chosen.length > 0 ? [...login, ...chosen] : [...own]
  return latency === usual ? names : [...names, `latency:${latency}`]
}

const isLogin = (name: string): boolean => name.startsWith('login:')

/** Returns what is wrong with scenario names, with similar names; null when the mock world knows them all. */
export function problemOf(names: readonly string[]): string | null {
  try {
    parseScenario(names)
    return null
  } catch (error) {
    if (error instanceof UnknownScenarioError) return error.message
    throw error
  }
}
