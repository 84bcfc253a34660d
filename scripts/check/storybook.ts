import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { readCommand, refuse } from '../lib/command.ts'
import { builtEntries, withSomeDocs } from '../storybook/entries.ts'
import { openAll, type Opened } from '../storybook/open-all.ts'
import { serveStorybook } from '../storybook/serve.ts'

const about = `npm run check -- storybook [options]

Opens every story and docs page of the built Storybook below a path. Fails when one shows an error page or nothing, when
the console has an error, or when a file is missing. Play functions belong to the story tests. Writes the list to
.cache/storybook-check.txt.`

const { values } = readCommand(about, {
  '--folder=storybook-static': 'the built Storybook',
  '--only ID': 'those whose id has that in it',
  '--pages=6': 'so many pages side by side',
  '--some-docs': 'of the docs pages, which are one template, the first of each folder',
})

const secondsSince = (start: number): number => Math.round((performance.now() - start) / 1000)

const basePath = '/design/'
/** A picture that a story leaves out on purpose. */
const meantToBeMissing = `${basePath}artwork/brand/none.svg`
/** No file: the last call of a page that closes gets past the mock's worker. */
const isCall = (path: string) => path.startsWith('/api/')
const list = '.cache/storybook-check.txt'

if (!existsSync(values.folder)) {
  refuse(`${values.folder} does not exist: run npm run build-storybook first`)
}
const startedAt = performance.now()
const all = builtEntries(values.folder).filter(({ id }) => id.includes(values.only ?? ''))
const entries = values['some-docs'] ? withSomeDocs(all) : all
const site = await serveStorybook(values.folder, basePath, { light: true })
let count = 0
const results = await openAll(site.url, entries, {
  pages: Number(values.pages),
  limit: 15_000,
  tell({ id, problem }) {
    count += 1
    if (problem !== null) console.error(`${id}: ${problem}`)
    if (count % 250 === 0)
      console.log(`${count} of ${entries.length}, ${secondsSince(startedAt)} s`)
  },
})
site.close()

const lineOf = ({ id, type, ms, problem }: Opened) =>
  `${problem === null ? 'ok  ' : 'FAIL'} ${String(ms).padStart(6)} ms  ${type.padEnd(5)} ${id}`
mkdirSync('.cache', { recursive: true })
writeFileSync(list, `${results.map(lineOf).sort().join('\n')}\n`)
const missing = [...site.missing].filter((path) => path !== meantToBeMissing && !isCall(path))
const bad = results.filter(({ problem }) => problem !== null)
for (const path of missing) console.error(`404: ${path}`)
console.log(
  `${results.length - bad.length} of ${entries.length} stories and docs pages open below ${basePath}, ` +
    `${missing.length} missing files, ${secondsSince(startedAt)} s; ${list}`,
)
process.exit(bad.length + missing.length === 0 && entries.length > 0 ? 0 : 1)
