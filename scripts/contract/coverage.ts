import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { coverageFolder } from '../../mocks/note-answers.ts'
import { readCommand } from '../lib/command.ts'
import { openMockModules } from '../lib/mock-modules.ts'

readCommand(
  `npm run contract -- coverage

Prints which answers of the contract the last run of the tests met, and those that nobody met. Fails below the
thresholds.`,
)

/** The least share of the contract's answers. Whole runs reach 100 and 63 %: one merged test is no reason to fall below. */
const thresholds = { tested: 1, handled: 0.6 } as const

const titles = {
  tested: 'met by a test',
  handled: 'of those that depend on the request, given by a handler itself, in a test',
} as const

type Mark = keyof typeof thresholds

/** `CoverageRow` of mocks/contract-coverage.ts. */
type Row = { operation: string; status: number } & Record<Mark | 'seen', boolean>

interface Notes {
  tests: readonly string[]
  e2e: readonly string[]
}

function linesOf(source: keyof Notes): string[] {
  const file = join(coverageFolder, `${source}.txt`)
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
}

const notes: Notes = { tests: linesOf('tests'), e2e: linesOf('e2e') }
const modules = await openMockModules()
const { coverageRows, shareOf } = (await modules.load('/mocks/contract-coverage.ts')) as {
  coverageRows: (notes: Notes) => readonly Row[]
  shareOf: (rows: readonly Row[], mark: Mark) => number
}
const rows = coverageRows(notes)
await modules.close()

/** `200 H T B`: a status, and whether a handler gave it, a test met it, a browser met it. */
function cellOf({ status, handled, tested, seen }: Row): string {
  return `${status} ${handled ? 'h' : '-'}${tested ? 't' : '-'}${seen ? 'b' : '-'}`
}

for (const [operation, own] of Map.groupBy(rows, (row) => row.operation)) {
  console.log(`${operation.padEnd(26)}${own.map(cellOf).join('   ')}`)
}
console.log('\nh: given by a handler in a test, t: met by a test, b: met by a browser\n')
const marks: readonly Mark[] = ['tested', 'handled']
let isEnough = notes.tests.length > 0
if (!isEnough) console.log('No test has run: npm test -- --quick')
for (const mark of marks) {
  const share = shareOf(rows, mark)
  const least = thresholds[mark]
  if (share < least) isEnough = false
  console.log(`${(share * 100).toFixed(1)} % ${titles[mark]}; at least ${least * 100} %`)
}
const holes = rows.filter(({ tested, seen }) => !tested && !seen)
if (holes.length > 0) {
  console.log(
    `Met by nobody: ${holes.map(({ operation, status }) => `${operation} ${status}`).join(', ')}`,
  )
}
process.exit(isEnough ? 0 : 1)
