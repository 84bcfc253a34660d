import { copyFileSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Made } from './maker.ts'
import { plainPage, previewFolder, readManifest, writeManifest } from './manifest.ts'

/** Opens the book of a run: what the last one wrote, and what becomes of each address. */
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
      // Hosts answer unknown addresses with this file: it is never missing.
      if (file === 'index.html') copyFileSync(join(folder, plainPage), join(folder, file))
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

/** Prints what a run has done, and names what failed. Returns the exit code: 1 when anything did. */
export function report(made: readonly Made[], others: readonly string[], gone: number): number {
  const count = (did: Made['did']) => made.filter((one) => one.did === did).length
  console.log(
    `\n${count('written')} pages written, ${count('kept')} unchanged, ${count('gone') + gone} removed`,
  )
  const list = (heading: string, lines: readonly string[]) => {
    const rest = lines.length > 50 ? `\n  and ${lines.length - 50} more` : ''
    if (lines.length > 0) console.error(`${heading}:\n  ${lines.slice(0, 50).join('\n  ')}${rest}`)
  }
  // Each note once: products share pictures.
  const notes = new Set(made.flatMap((one) => ('note' in one && one.note ? [one.note] : [])))
  list('The robots of link previews can’t show these pictures; the pages are there', [...notes])
  const own = made.flatMap((one) => (one.did === 'failed' ? [`${one.path}: ${one.why}`] : []))
  list('These failed; a page that was there before stays as it was', [...others, ...own])
  return others.length + own.length > 0 ? 1 : 0
}
