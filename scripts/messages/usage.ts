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

/** Reads every source that may name a message, as one text. */
export function readSources(): string {
  return folders.flatMap(sourcesUnder).join('\n')
}

/** Returns the ids that no source names. Templates name all that fit: `order.status.${status}`, `${question}.text`. */
export function unusedIds(ids: readonly string[], sources: string): string[] {
  const templates = sources.matchAll(/`([a-zA-Z]+\.[A-Za-z0-9.]*)\$\{/g)
  const beginnings = [...templates].flatMap(([, beginning]) => beginning ?? [])
  const isBuilt = (id: string) => beginnings.some((beginning) => id.startsWith(beginning))
  const isNamed = (id: string) =>
    [`'${id}'`, `"${id}"`, `\`${id}\``].some((quoted) => sources.includes(quoted))
  const ends = new Set(sources.match(/(?<=`\$\{\w+\})\.[A-Za-z0-9.]+(?=`)/g))
  const isAdded = (id: string) =>
    [...ends].some((end) => id.endsWith(end) && isNamed(id.slice(0, -end.length)))
  return ids.filter((id) => !isNamed(id) && !isBuilt(id) && !isAdded(id))
}
