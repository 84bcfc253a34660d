import { namesInGlobal, usualChoice } from './scenario-global'

type Toolbar = { scenario?: string; latency?: string }

/**
 * Returns the scenarios of a story's world. A choice in the toolbar replaces the story's own scenarios. The
 * story's account stays signed in, unless the choice contains another account. The latency is added.
 */
export function storyScenarios(
  own: readonly string[],
  { scenario = usualChoice, latency = usualChoice }: Toolbar,
): string[] {
  const chosen = namesInGlobal(scenario)
  const login = chosen.some(isLogin) ? [] : own.filter(isLogin)
  const names = chosen.length > 0 ? [...login, ...chosen] : [...own]
  return latency === usualChoice ? names : [...names, `latency:${latency}`]
}

const isLogin = (name: string): boolean => name.startsWith('login:')

/**
 * Returns the scenarios that a story asks for. Stories of the back office sign a staff member in by default.
 */
export function ownScenarios(title: string, names: readonly string[] = []): readonly string[] {
  const isStaff = title.startsWith('Back office/') && !names.some(isLogin)
  return isStaff ? ['login:staff', ...names] : names
}

/** Returns the session token that the story's storage gets. Null for a visitor. */
export function tokenOf(names: readonly string[]): string | null {
  const login = names.find(isLogin)?.replace('login:', '') ?? 'visitor'
  return login === 'visitor' ? null : `mock-session-of-${login}`
}
