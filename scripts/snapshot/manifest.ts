import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { previewFolder } from './preview-picture.ts'

/** What the last runs have written, kept in the build. */
export interface Manifest {
  /** When the run began that has not ended yet, in ms since 1970; null after one that has. */
  runningSince: number | null
  /** By the path inside the app. */
  pages: Record<string, WrittenPage>
}

/** A page with a snapshot. */
export interface WrittenPage {
  /** Path of the file in the build. */
  file: string
  /** Of everything that the page is made of, except the time. */
  fingerprint: string
  /** When its answers were fetched, in ms since 1970. */
  at: number
  /** Path of its picture for link previews in the build, where it has one. */
  preview?: string
}

const name = '.snapshot.json'

/** The build's page without a snapshot. Some hosts answer addresses that they do not know with it. */
export const plainPage = '404.html'

/** True for a build that has, or may have, snapshots. */
export function hasManifest(folder: string): boolean {
  return existsSync(join(folder, name))
}

/** Reads the manifest of a build; an empty one where there is none or it is damaged. */
export function readManifest(folder: string): Manifest {
  const file = join(folder, name)
  if (!existsSync(file)) return { runningSince: null, pages: {} }
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest
  } catch {
    return { runningSince: null, pages: {} }
  }
}

/** Writes the manifest at once as a whole: a run that is stopped leaves the last one. */
export function writeManifest(folder: string, manifest: Manifest): void {
  const file = join(folder, name)
  writeFileSync(`${file}.new`, `${JSON.stringify(manifest)}\n`)
  renameSync(`${file}.new`, file)
}

/**
 * Returns the file of an address: `/` → `index.html`, `/products/dam` → `products/dam.html`, which static hosts serve without
 * a redirect. Returns `undefined` for an address that can't be a file.
 */
export function fileOf(path: string): string | undefined {
  if (path === '/') return 'index.html'
  const segments = path.slice(1).split('/').map(decodeURIComponent)
  const isSafe = segments.every(
    // oxlint-disable-next-line no-control-regex -- such names are no file names
    (segment) => segment.length <= 100 && !/^\.|[\\/:*?"<>|\u0000-\u001f]|^$/.test(segment),
  )
  return isSafe ? `${segments.join('/')}.html` : undefined
}

/**
 * Puts the build's own page back in the place of its snapshots and returns how many there were. What they show depends on
 * the configuration.
 */
export function removeSnapshots(folder: string): number {
  const { pages } = readManifest(folder)
  const plain = join(folder, plainPage)
  const files = Object.values(pages).map(({ file }) => file)
  if (!existsSync(plain) || files.length === 0) return 0
  for (const file of files) rmSync(join(folder, file), { force: true })
  copyFileSync(plain, join(folder, 'index.html'))
  rmSync(join(folder, previewFolder), { recursive: true, force: true })
  rmSync(join(folder, name), { force: true })
  return files.length
}
