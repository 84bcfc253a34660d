import { readFileSync } from 'node:fs'
import { entryOf, type Manifest } from '../../scripts/lib/manifest'
import { realBuild } from '../../scripts/real-build'

function manifest(): Manifest {
  return JSON.parse(readFileSync(`${realBuild}/.vite/manifest.json`, 'utf8'))
}

/** The file of the real build that a source became, as a pattern of addresses. Throws where there is none. */
export function builtFile(source: string): string {
  const file = manifest()[source]?.file
  if (!file) throw new Error(`The build has no file of ${source}`)
  return `**/${file}`
}

/** The file that everything starts from. */
export function entryFile(): string {
  return builtFile(entryOf(manifest()))
}
