import { junitOf } from './junit'
import { fails } from './report'
import { tableOf } from './table'
import { verify, type VerifyOptions } from './verify'

/** A report in each of its forms. */
export interface WrittenReport {
  table: string
  json: string
  junit: string
  /** True when the host differs in what the shop can't read. */
  failed: boolean
}

/** Verifies a host and writes what was found. */
export async function writtenReport(options: VerifyOptions): Promise<WrittenReport> {
  const report = await verify(options)
  return {
    table: tableOf(report),
    json: `${JSON.stringify({ api: options.apiBase, ...report }, null, 2)}\n`,
    junit: junitOf(report),
    failed: report.operations.some(fails),
  }
}
