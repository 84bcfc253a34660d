import { posix } from 'node:path'

/** A part of the tree with its own import rules, for example `features/cart` or `ui`. */
export interface Room {
  name: string
  /** Name of the feature, for rooms below `features/`. */
  feature?: string
  /** Path from the project's root, without extension. */
  path: string
}

/** Returns the room of a file, given by its path from the project's root. */
export function roomOf(path: string): Room {
  const bare = path.replace(/\.(?:d\.)?(?:tsx?|json|css)$/, '')
  const [top = '', second = '', third] = bare.split('/')
  if (top !== 'src') return { name: top, path: bare }
  if (second === 'features' && third) return { name: second, feature: third, path: bare }
  return { name: third === undefined ? bare : second, path: bare }
}

/** Returns the path of an imported file from the root, or null for a package. */
export function targetOf(importer: string, specifier: string): string | null {
  const [bare = specifier] = specifier.split('?')
  if (bare.startsWith('@/')) return `src/${bare.slice(2)}`
  if (bare.startsWith('~mocks/')) return `mocks/${bare.slice(7)}`
  if (bare.startsWith('@brand/')) return `brand/${bare.slice(7)}`
  if (bare.startsWith('.')) return posix.join(posix.dirname(importer), bare)
  return null
}
