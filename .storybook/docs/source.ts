import { facts } from 'virtual:source-facts'

const isComponent = (path: string): boolean => /\/[A-Z]\w*\.tsx$/.test(path)
const isScreen = (path: string): boolean => path.endsWith('Screen.tsx')

const importers = new Map<string, string[]>()
for (const [path, { imports }] of Object.entries(facts)) {
  for (const target of imports) importers.set(target, [...(importers.get(target) ?? []), path])
}

/** Returns the nearest components that lead to `path` by imports; other modules between them are passed through. */
export function usersOf(path: string): string[] {
  return reach([path], (file) => (file !== path && isComponent(file) ? [] : above(file)))
    .filter((file) => file !== path && isComponent(file))
    .sort()
}

/** Returns the screens that show a component, however deep. */
export function screensOf(path: string): string[] {
  return reach([path], above)
    .filter((file) => file !== path && isScreen(file))
    .sort()
}

/** Returns what finds the addresses of the pages that show a component: one pattern for each route that leads to it. */
export function routesOf(path: string): RegExp[] {
  const routes = reach([path], above).filter((file) => file.startsWith('src/routes/'))
  return routes.map((file) => {
    const parts = file.replace(/^src\/routes|(\.lazy)?\.tsx$/g, '').split(/[/.]/)
    const named = parts.filter((part) => part && !/^(_.*|index|route)$/.test(part))
    return new RegExp(`^/${named.map((part) => part.replace(/^\$.*/, '[^/?]+')).join('/')}(\\?|$)`)
  })
}

/** Returns the components that a component imports. */
export function partsOf(path: string): string[] {
  return (facts[path]?.imports ?? []).filter(isComponent)
}

/** Returns the ids of the messages that a component names. */
export const textsOf = (path: string): readonly string[] => facts[path]?.texts ?? []

/** Returns the tokens that a component reads, as `color.accent`. */
export const tokensOf = (path: string): readonly string[] => facts[path]?.tokens ?? []

/** Returns the files that read a token. */
export function readersOf(token: string): string[] {
  return Object.keys(facts)
    .filter((path) => facts[path]?.tokens.includes(token))
    .sort()
}

const above = (file: string): readonly string[] => importers.get(file) ?? []

/** Returns everything reached from `start` by `next`, each once. */
function reach(start: readonly string[], next: (file: string) => readonly string[]): string[] {
  const seen = new Set(start)
  for (const file of seen) for (const other of next(file)) seen.add(other)
  return [...seen]
}
