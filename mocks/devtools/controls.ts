import type { RequestLog } from '../pipeline/log'
import type { ScenarioSource } from '../scenarios/source'

/** What the QA panel may do with the world. */
export type WorldControls = {
  log: RequestLog
  scenario: Pick<ScenarioSource, 'current' | 'set' | 'subscribe'>
  /** Back to the seed; the page must be loaded anew to show it. */
  reset(): Promise<void>
}
