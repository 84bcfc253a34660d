import { type CheckedRow, checkRows, type KnownVariant } from '@/domain/product/import/check-rows'
import type { Mapping } from '@/domain/product/import/fields'
import { type ImportTable, importTable } from '@/domain/product/import/table'
import { readTable } from '@/lib/read-table'

/** Reads and checks files beside the page, which stays free to scroll and type meanwhile. */
addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void answer(data).then((result) => postMessage(result))
})

async function answer(question: Question): Promise<Answers[Question['kind']]> {
  if (question.kind === 'read') {
    const rows = await readTable(question.file)
    return rows && importTable(rows)
  }
  const { table, mapping, variants } = question
  return checkRows(table.records, mapping, { firstLine: table.firstLine, variants })
}

/** What the worker is asked: to read a file, or to check its rows by a mapping, with the variants that codes may mean. */
export type Question =
  | { kind: 'read'; file: Blob }
  | { kind: 'check'; table: ImportTable; mapping: Mapping; variants: readonly KnownVariant[] }

/** What it answers; null for a file that is no table. */
export type Answers = { read: ImportTable | null; check: readonly CheckedRow[] }
