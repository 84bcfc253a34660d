import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Made } from './maker.ts'

/** The pages that earlier runs have written, by path. This file is stored in the build. */
export type Manifest = Record<string, WrittenPage>

export type WrittenPage = {
  file: string
  /** A hash of everything that the page is made from, except the time. */
  fingerprint: string
  /** When the API responses shown on the page were fetched, in ms since 1970. */
  at: number
  /** The path of the page's picture for link previews. Undefined when the page has none. */
  preview?: string
  /** The product's elements in products.xml. Only product pages have it. */
  feed?: string
}

const name = '.prerendered.json'

export const previewFolder = 'previews'

/** The file of the build's page without prerendered content. Some hosts send this file for unknown URLs. */
export const plainPageFile = '404.html'

/** Reads the manifest of a build. Returns an empty manifest when there is none or it is damaged. */
export function readManifest(folder: string): Manifest {
  try {
    return (JSON.parse(readFileSync(join(folder, name), 'utf8')) as { pages: Manifest }).pages
  } catch {
    return {}
  }
}

/** Replaces the manifest in one step. If the run is stopped, the earlier manifest stays. */
export function writeManifest(folder: string, pages: Manifest): void {
  const file = join(folder, name)
  writeFileSync(`${file}.new`, `${JSON.stringify({ pages })}\n`)
  renameSync(`${file}.new`, file)
}

/**
 * Returns the file that hosts serve for a path without a redirect: `/products/dam` → `products/dam.html`.
 * Undefined if the path can't be a file name.
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

const hasPrerendered = (page: string): boolean => page.includes('<meta name="prerendered"')

/**
 * Returns the build's page without prerendered content: the copy in 404.html, or `index.html` if no run has
 * prerendered it.
 */
export function ownPageOf(folder: string): string {
  const files = ['index.html', plainPageFile].map((file) => join(folder, file))
  const [index, plain] = files.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
  if (!index) throw new Error(`There is no ${files[0]}: build the shop first (npm run build)`)
  const candidates = existsSync(join(folder, name)) ? [plain, index] : [index, plain]
  const own = candidates.find((page) => page && !hasPrerendered(page))
  if (own) return own
  throw new Error(`${folder} has lost its own page, ${plainPageFile}: build it again`)
}

/**
 * Returns the files of all prerendered pages. If the manifest is lost or damaged, all HTML files are searched
 * for prerendered content.
 */
function filesWithPrerendered(folder: string): string[] {
  const known = Object.values(readManifest(folder)).map(({ file }) => file)
  if (known.length > 0) return known
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && hasPrerendered(readFileSync(join(folder, file), 'utf8')),
  )
}

/**
 * Replaces the prerendered pages with the build's own page, because the prerendered pages would not fit a new
 * configuration. Returns how many pages were replaced.
 */
export function removePrerenderedPages(folder: string): number {
  const files = filesWithPrerendered(folder)
  if (files.length === 0) return 0
  const own = ownPageOf(folder)
  for (const file of [...files, previewFolder, name])
    rmSync(join(folder, file), { recursive: true, force: true })
  writeFileSync(join(folder, 'index.html'), own)
  return files.length
}

/**
 * Returns the journal of a run. The journal starts with the pages of the previous run, and `note` adds the
 * result of a page.
 */
export function openJournal(folder: string) {
  const pages = readManifest(folder)
  const made: Made[] = []

  return {
    made,
    pages,
    note(one: Made): void {
      made.push(one)
      if (one.did === 'written' || one.did === 'kept') pages[one.path] = one.page
      if (one.did === 'gone') this.remove(one.path)
    },
    remove(path: string): void {
      const file = pages[path]?.file
      // index.html must always exist, because hosts send it for unknown URLs.
      if (file === 'index.html') copyFileSync(join(folder, plainPageFile), join(folder, file))
      else if (file) rmSync(join(folder, file), { force: true })
      delete pages[path]
    },
    tidyPreviews(): void {
      const used = new Set(Object.values(pages).map(({ preview }) => preview))
      const all = join(folder, previewFolder)
      for (const name of existsSync(all) ? readdirSync(all) : [])
        if (!used.has(`${previewFolder}/${name}`)) rmSync(join(all, name))
    },
    close: () => writeManifest(folder, pages),
  }
}

/**
 * Prints the results of a run, and lists the failures. Returns the exit code, which is 1 if anything failed.
 */
export function report(made: readonly Made[], others: readonly string[], gone: number): number {
  const count = (did: Made['did']) => made.filter((one) => one.did === did).length
  console.log(
    `\n${count('written')} pages written, ${count('kept')} unchanged, ${count('gone') + gone} removed`,
  )
  const list = (heading: string, lines: readonly string[]) => {
    const rest = lines.length > 50 ? `\n  and ${lines.length - 50} more` : ''
    if (lines.length > 0) console.error(`${heading}:\n  ${lines.slice(0, 50).join('\n  ')}${rest}`)
  }
  // A note is printed only once, because products share pictures.
  const notes = new Set(made.flatMap((one) => ('note' in one && one.note ? [one.note] : [])))
  list('The robots of link previews can’t show these pictures; the pages are there', [...notes])
  const own = made.flatMap((one) => (one.did === 'failed' ? [`${one.path}: ${one.why}`] : []))
  list('These failed; a page that was there before stays as it was', [...others, ...own])
  return others.length + own.length > 0 ? 1 : 0
}
