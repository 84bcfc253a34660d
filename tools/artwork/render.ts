import { existsSync, globSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { fingerprintOf, picturesFolder, readLedger, writeLedger } from './ledger.ts'
import { commissions } from './studio.ts'

const usage = `npm --prefix tools/artwork run draw -- [part of a name] [options]

Renders the pictures of the mock world, those whose drawing has changed, and removes pictures that are no longer used.

  --draft       for looking while one draws: half as wide and hardly searched by the encoder, so that a product is there in
                three seconds; it counts as not rendered, and the next whole run replaces it
  --workers 2   so many workers; one for each processor unless told otherwise`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    draft: { type: 'boolean', default: false },
    workers: { type: 'string' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(`Usage: ${usage}`)
  process.exit(0)
}
const filter = positionals[0] ?? ''
const { draft } = values
const workers = Number(values.workers ?? availableParallelism())
const all = commissions()
const before = readLedger()
const ledger = Object.fromEntries(all.map(({ path }) => [path, before[path] ?? '']))
const wanted = new Set(all.flatMap(({ prints }) => prints.map(({ file }) => file)))

const due = all.flatMap((commission, index) => {
  const { path, prints } = commission
  if (!path.includes(filter)) return []
  const fingerprint = fingerprintOf(commission)
  const kept = prints.every(({ file }) => existsSync(join(picturesFolder, file)))
  return kept && ledger[path] === fingerprint ? [] : [{ index, path, fingerprint }]
})

/**
 * Groups of pictures that show the same view of a product in different colours. One worker renders a whole
 * group, because it lights the garment once and then only changes the dye.
 */
const batches = Object.values(
  Object.groupBy(due, ({ path }) => path.replace(/--\d+-(\w+)-\d+\.avif.*$/, ' $1')),
).map((batch = []) => batch)
const rendered = due.length

/** Starts a worker and gives it one picture after the other, group by group, until none is left. */
function employ(): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url))
    let batch: typeof due = []
    let job: (typeof due)[number] | undefined
    const next = () => {
      if (batch.length === 0) batch = batches.shift() ?? []
      job = batch.shift()
      if (!job) {
        worker.terminate().then(() => resolve(), reject)
        return
      }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage({ index: job.index, draft })
    }
    worker.on('error', reject)
    worker.on('message', () => {
      if (job) ledger[job.path] = draft ? '' : job.fingerprint
      // The ledger is written after each picture, so that the next run continues where a stopped run ended.
      writeLedger(ledger)
      next()
    })
    next()
  })
}

await Promise.all(Array.from({ length: Math.min(workers, batches.length) }, () => employ()))
const orphans = globSync('**/*.avif', { cwd: picturesFolder }).filter((file) => !wanted.has(file))
for (const file of orphans) rmSync(join(picturesFolder, file))
writeLedger(ledger)
console.log(
  `${rendered} ${draft ? 'drafts' : 'pictures'} rendered, ${orphans.length} files removed, ${wanted.size} files in all`,
)
