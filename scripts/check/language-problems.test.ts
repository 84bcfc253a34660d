import { expect, test } from 'vitest'
import {
  commentsOf,
  missingNames,
  teamWordsIn,
  namesExportedTwice,
  wideComments,
} from './language-problems.ts'

const read = (source: string) => commentsOf('a.ts', source)

test('a comment may have 110 columns, on each of its lines', () => {
  const wide = `// ${'x'.repeat(108)}`
  const block = `/**\n * ${'x'.repeat(108)}\n */`
  const { comments } = read(`// ${'x'.repeat(107)}\nconst a = 1\n${wide}\nconst b = 2\n${block}`)
  expect(wideComments('a.ts', comments)).toEqual([
    'a.ts:3: 111 columns; a comment has 110',
    'a.ts:5: 111 columns; a comment has 110',
  ])
})

test('words of the team are reported in comments and in test titles, but not in code', () => {
  const { comments, rest } = read("// Asks anew.\nconst her = 1\ntest('a list is read anew', run)")
  expect(teamWordsIn('a.ts', comments, rest)).toEqual([
    'a.ts:1: "Asks anew"; write: refetches',
    'a.ts: "a list is read anew": "anew"; write: again',
  ])
})

test('comments and documents only name files, functions and scripts that exist', () => {
  const code = 'export function readRow() {}\n"test:e2e": "node"'
  const known = {
    paths: 'src/lib/row.ts\ndocs/adr/0010-rows.md\nsrc/ui/table/Cell.tsx',
    names: new Set(code.match(/\w+/g)),
    code,
  }
  const named =
    '`readRow()`, lib/row.ts, lib/row, docs/adr/0010, `npm run test:e2e`, ui/{table,form}'
  expect(missingNames('a.ts:1', named, known)).toEqual([])
  const gone = '`readCell()`, `readCells`, lib/cell.ts, ui/cells, npm run cells'
  const problems = ['lib/cell.ts', 'lib/cell.ts', 'ui/cells', 'readCell', 'readCells', 'cells']
  expect(missingNames('a.ts:1', gone, known)).toEqual(
    problems.map((name) => `a.ts:1: ${name} does not exist`),
  )
  expect(missingNames('a.md', 'See [the cell](../src/cell.ts) and plain lib/words', known)).toEqual(
    ['a.md: ../src/cell.ts does not exist'],
  )
})

test('a name that two files export is reported, but a type and a value of one file may share it', () => {
  const files = new Map([
    ['a.ts', read('export const row = 1\nexport type Row = 1')],
    ['b.ts', read('export const Row = 1\nexport type Row = 1\nexport const Route = 1')],
    ['c.ts', read('export const Route = 1')],
    ['a.test.ts', read('export const row = 1')],
  ])
  expect(namesExportedTwice(files)).toEqual(['Row is exported by a.ts, b.ts'])
})
