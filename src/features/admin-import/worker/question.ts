import type { CheckedRow } from '@/domain/admin/import/check-rows'
import type { Mapping } from '@/domain/admin/import/fields'
import type { CsvTable } from '@/lib/read-csv'

/** What the worker is asked: to read a file, or to check its rows by a mapping. */
export type Question =
  | { kind: 'read'; file: Blob }
  | { kind: 'check'; records: CsvTable['records']; mapping: Mapping }

/** What it answers; null for a file that is no table. */
export type Answers = { read: CsvTable | null; check: readonly CheckedRow[] }
