import { readFileSync } from 'node:fs'
import { entryOf, filesLoadedWith, type Manifest } from '../../scripts/lib/manifest'

/** Reads the manifest of the shop's build. The `real-api` tests use a copy of that build. */
function manifest(): Manifest {
  return JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))
}

/** Returns a URL pattern for the built file of a source. Throws when the build has none. */
export function builtFile(source: string): string {
  const file = manifest()[source]?.file
  if (!file) throw new Error(`The build has no file of ${source}`)
  return `**/${file}`
}

/** Returns a URL pattern for the entry file of the build. */
export function entryFile(): string {
  return builtFile(entryOf(manifest()))
}

/** Returns the files that load together with these source files. Files that load later are left out. */
export function filesWith(...sources: string[]): ReadonlySet<string> {
  const built = manifest()
  return filesLoadedWith(built, [entryOf(built), ...sources])
}
