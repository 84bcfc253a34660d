import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A file of a bundle. `map` is its source map, as JSON. */
export type BundledFile = {
  code: string
  map: string | null
  /** The files and outer modules that it needs at once. */
  imports: readonly string[]
  exports: readonly string[]
}

export type Bundle = {
  /** By name of the file. */
  files: ReadonlyMap<string, BundledFile>
  /** The paths of the modules inside. */
  modules: ReadonlySet<string>
}

/** What a bundle depends on beside its modules. */
export type Recipe = {
  /** The paths of the files that say how it is made. */
  makers: readonly string[]
  settings: string
}

type Stored = {
  settings: string
  /** Size in bytes and time of change in ms of each file that the bundle came of, by path. */
  sources: Readonly<Record<string, readonly [size: number, changedAt: number]>>
  files: readonly (readonly [name: string, file: BundledFile])[]
  modules: readonly string[]
}

/** Returns size and time of change in ms of each file, by path. Throws for a missing file. */
async function stampsOf(paths: readonly string[]): Promise<Stored['sources']> {
  const stats = await Promise.all(paths.map((path) => stat(path)))
  return Object.fromEntries(stats.map(({ size, mtimeMs }, at) => [paths[at], [size, mtimeMs]]))
}

/**
 * Returns the bundle that `file` keeps; null where there is none, where one of its modules has changed, and where it was
 * made by another recipe.
 */
export async function readBundle(
  file: string,
  { makers, settings }: Recipe,
): Promise<Bundle | null> {
  try {
    const stored: Stored = JSON.parse(await readFile(file, 'utf8'))
    const now = await stampsOf([...makers, ...stored.modules])
    const isFresh = Object.entries(now).every(
      ([path, stamp]) => String(stored.sources[path]) === String(stamp),
    )
    if (!isFresh || stored.settings !== settings) return null
    return { files: new Map(stored.files), modules: new Set(stored.modules) }
  } catch {
    // Missing, cut off, or made of files that are gone: a new bundle is never wrong.
    return null
  }
}

/**
 * Keeps `bundle` in `file` for `readBundle`. A reader sees the whole bundle or the one before. A bundle that was edited
 * while it was made is not kept: it may lack the edit.
 * @param begunAt when the making began, in ms since 1970
 */
export async function keepBundle(
  file: string,
  { makers, settings }: Recipe,
  { files, modules }: Bundle,
  begunAt: number,
): Promise<void> {
  const sources = await stampsOf([...makers, ...modules])
  if (Object.values(sources).some(([, changedAt]) => changedAt > begunAt)) return
  const stored: Stored = { settings, sources, files: [...files], modules: [...modules] }
  await mkdir(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, JSON.stringify(stored))
  await rename(unfinished, file)
}
