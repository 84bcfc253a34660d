import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folders = ['src', 'mocks', 'stories', '.storybook']
const skipped = /(^|[\\/])(generated|compiled|messages|files)$|\.gen\.ts$/

function sourcesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (skipped.test(path)) return []
    if (entry.isDirectory()) return sourcesUnder(path)
    return /\.tsx?$/.test(entry.name) ? [readFileSync(path, 'utf8')] : []
  })
}

/** The text of every source that may name a message. */
export function readSources(): string {
  return folders.flatMap(sourcesUnder).join('\n')
}

/**
 * Ids that no source names in quotes. Ids built while running count as used where a template holds
 * their beginning: `order.status.${status}` uses every id that starts with `order.status.`.
 */
export function unusedIds(ids: readonly string[], sources: string): string[] {
  const templates = sources.matchAll(/`([a-zA-Z]+\.[A-Za-z0-9.]*)\$\{/g)
  const beginnings = [...templates].flatMap(([, beginning]) => beginning ?? [])
  const isBuilt = (id: string) => beginnings.some((beginning) => id.startsWith(beginning))
  const isNamed = (id: string) =>
    [`'${id}'`, `"${id}"`, `\`${id}\``].some((it) => sources.includes(it))
  return ids.filter((id) => !isNamed(id) && !isBuilt(id))
}
