import { type CheckedRow, checkRows } from '@/domain/admin/import/check-rows'
import type { Mapping } from '@/domain/admin/import/fields'
import { type CsvTable, readCsv } from '@/lib/read-csv'

/** Reads and checks files beside the page, which stays free to scroll and type meanwhile. */
addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void answer(data).then((result) => postMessage(result))
})

async function answer(question: Question): Promise<Answers[Question['kind']]> {
  if (question.kind === 'check') return checkRows(question.records, question.mapping)
  return readCsv(new Uint8Array(await question.file.arrayBuffer()))
}

/** What the worker is asked: to read a file, or to check its rows by a mapping. */
export type Question =
  | { kind: 'read'; file: Blob }
  | { kind: 'check'; records: CsvTable['records']; mapping: Mapping }

/** What it answers; null for a file that is no table. */
export type Answers = { read: CsvTable | null; check: readonly CheckedRow[] }
