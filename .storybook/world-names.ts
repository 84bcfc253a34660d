import { namesInGlobal, usual } from './scenario-global'

type Toolbar = { scenario?: string; latency?: string }

/**
 * Returns the scenario names of a story's world. What the toolbar says replaces the story's own names, except
 * who is signed in; the latency comes on top.
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

/** Returns a story's own scenario names; in the back office staff are signed in unless they say otherwise. */
export function ownNames(title: string, names: readonly string[] = []): readonly string[] {
  const isStaff = title.startsWith('Back office/') && !names.some(isLogin)
  return isStaff ? ['login:staff', ...names] : names
}

/** Returns the token that the scenario names give a story's storage; null for a visitor. */
export function tokenOf(names: readonly string[]): string | null {
  const login = names.find(isLogin)?.replace('login:', '') ?? 'visitor'
  return login === 'visitor' ? null : `mock-session-of-${login}`
}
