import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runTool } from './lib/run.ts'
import { builtEntries } from './storybook/entries.ts'
import { chooseShots } from './visual/choice.ts'
import { compare, encode } from './visual/compare.ts'
import { type Change, reportPage } from './visual/report.ts'
import { takeShots } from './visual/take.ts'

/**
 * Compares screenshots of chosen stories with the committed references and writes a report that shows before, after and
 * difference. `--update` renews the references, `--only` takes the stories whose id holds a word, `--built` uses the
 * last build. References belong to one machine's fonts and browser, so `npm test` leaves this out.
 */
const { values } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
})

const folder = 'storybook-static'
const references = 'stories/references'
const results = 'test-results/visual'

if (!values.built || !existsSync(folder)) {
  const { ok, output } = await runTool('storybook', ['build', '--output-dir', folder])
  if (!ok) {
    console.error(output)
    process.exit(1)
  }
}

const shots = chooseShots(builtEntries(folder)).filter(({ name }) => name.includes(values.only))
mkdirSync(references, { recursive: true })
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const changes: Change[] = []
let bytes = 0

const save = (file: string, content: Buffer): string => {
  writeFileSync(join(results, file), content)
  return file
}

await takeShots(folder, shots, async ({ name, entry: { id } }, screenshot, problem) => {
  const file = join(references, `${name}.webp`)
  const picture = await encode(screenshot)
  bytes += picture.length
  if (problem) changes.push({ name, id, what: `The story fails: ${problem}` })
  if (values.update) return writeFileSync(file, picture)
  const after = `${name}.after.webp`
  if (!existsSync(file)) {
    changes.push({ name, id, what: 'New: it has no reference', after: save(after, picture) })
    return
  }
  const reference = readFileSync(file)
  const difference = await compare(reference, picture)
  if (!difference) return
  changes.push({
    name,
    id,
    what: `${difference.pixels} pixels differ`,
    before: save(`${name}.before.webp`, reference),
    after: save(after, picture),
    difference: save(`${name}.difference.png`, difference.picture),
  })
})

if (values.only === '') {
  const names = new Set(shots.map(({ name }) => `${name}.webp`))
  for (const file of readdirSync(references).filter((each) => !names.has(each))) {
    if (values.update) rmSync(join(references, file))
    else changes.push({ name: file, id: '', what: 'Gone: no story makes this picture any more' })
  }
}
writeFileSync(join(results, 'index.html'), reportPage(changes, shots.length))
for (const { name, what } of changes) console.log(`${name}: ${what}`)
const size = (bytes / 1024 / 1024).toFixed(1)
console.log(
  `${shots.length} pictures, ${size} MB, ${changes.length} changes${values.update ? ', references renewed' : `; ${results}/index.html`}`,
)
process.exit(changes.length > 0 ? 1 : 0)
