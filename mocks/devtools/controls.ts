import type { WorldNotice } from '../db/stored-world'
import type { RequestLog } from '../pipeline/log'
import type { ScenarioSource } from '../scenarios/source'

/** What the QA panel shows of the world and may do with it. */
export type WorldControls = {
  log: RequestLog
  scenario: Pick<ScenarioSource, 'current' | 'set' | 'subscribe'>
  /** What happened to the stored world when the page opened. */
  notices: readonly WorldNotice[]
  /** Back to the seed; the page must be loaded anew to show it. */
  reset(): void
}
