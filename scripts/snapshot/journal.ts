import { copyFileSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Made } from './maker.ts'
import { plainPage, readManifest, type WrittenPage, writeManifest } from './manifest.ts'
import { previewFolder } from './preview-picture.ts'

/** A run that was stopped so long ago, in ms, is not gone on with. */
const resumableMs = 3_600_000
const saveEvery = 500

/** Opens the book of a run: what the last one wrote, what a stopped one has done already, and what becomes of each address. */
export function openJournal(folder: string) {
  const last = readManifest(folder)
  const now = Date.now()
  const began = last.runningSince
  const isResumed = began !== null && now - began < resumableMs
  const since = isResumed ? began : now
  const pages = { ...last.pages }
  const made: Made[] = []
  const save = (runningSince: number | null = since) =>
    writeManifest(folder, { runningSince, pages })
  save()

  return {
    made,
    pages,
    /** Returns what was written of an address, and whether the run that was stopped did that. */
    written(path: string): { page: WrittenPage | undefined; isDone: boolean } {
      const page = pages[path]
      return { page, isDone: isResumed && page !== undefined && page.at >= since }
    },
    note(one: Made): void {
      made.push(one)
      if (one.did === 'written' || one.did === 'kept') pages[one.path] = one.page
      if (one.did === 'gone') this.remove(one.path)
      if (made.length % saveEvery === 0) save()
    },
    remove(path: string): void {
      const page = pages[path]
      // Hosts answer unknown addresses with this file: it is never missing.
      if (page?.file === 'index.html')
        copyFileSync(join(folder, plainPage), join(folder, page.file))
      else if (page) rmSync(join(folder, page.file), { force: true })
      delete pages[path]
    },
    /** Removes the previews that no page shows any more. */
    tidyPreviews(): void {
      const used = new Set(Object.values(pages).map(({ preview }) => preview))
      const all = join(folder, previewFolder)
      if (!existsSync(all)) return
      for (const name of readdirSync(all))
        if (!used.has(`${previewFolder}/${name}`)) rmSync(join(all, name))
    },
    /** The next run goes on from here. */
    stop: () => save(),
    close: () => save(null),
  }
}

export type Journal = ReturnType<typeof openJournal>
