import type { IntlShape } from 'react-intl'
import { shopConfig } from '@/lib/shop-config'
import { localStore } from '@/lib/storage'
import { openPersistedWorld } from './db/persisted-world'
import type { WorldNotice } from './db/stored-world'
import type { RepairSource } from './devtools/RepairList'
import { openTestDoor } from './devtools/test-door'
import { backend } from './handlers/backend'
import { openWorld } from './pipeline/open-world'
import { openPageScenarios } from './pipeline/page-scenarios'
import { pageTables } from './pipeline/page-tables'
import { MockWorldBlockedError, startWorker } from './pipeline/start-worker'
import { describeViolation, type Violation } from './pipeline/validate-answer'
import { UnknownScenarioError } from './scenarios/parse'

export type StartOptions = {
  /**
   * Loads the texts of the QA panel and of the fake PayPal page, which most visits never show.
   * Without it there is neither.
   */
  panelIntl?: () => Promise<IntlShape>
  /** What the shop repaired in answers, for the QA panel. */
  repairs?: RepairSource
  seed?: number
}

/** Reports a violation as an error of the page and in a bar across it, so that nobody overlooks it. */
function showViolationBar(violation: Violation): void {
  const text = describeViolation(violation)
  reportError(new Error(text))
  void import('./devtools/violation-bar').then(({ showViolation }) => showViolation(text))
}

/** Translates the error of a browser without service workers, because visitors read it. */
async function translatedError(error: unknown, intl: StartOptions['panelIntl']): Promise<unknown> {
  if (!(error instanceof MockWorldBlockedError)) return error
  const text = (await intl?.())?.formatMessage({ id: 'qa.blocked' })
  return text ? new Error(text, { cause: error }) : error
}

const panelKey = 'mock.qa'

/** True when the QA panel is on. `?qa` in the address turns it on for this browser, `?qa=0` off. */
function isPanelOn(search: string): boolean {
  const value = new URLSearchParams(search).get('qa')
  if (value === '0') localStore.remove(panelKey)
  else if (value !== null) localStore.write(panelKey, '1')
  return localStore.read(panelKey) === '1'
}

/**
 * Starts the mock API of this page. All tabs share one world, which survives reloads. `?scenario=a,b` turns
 * scenarios on, `?world=large` makes the world large. Await it before the first render. Returns true when it has
 * drawn the fake PayPal page itself, so that the shop must not render. Throws an error when the service worker
 * can't start.
 */
export async function startMockWorld({
  panelIntl,
  repairs,
  seed = 1,
}: StartOptions = {}): Promise<boolean> {
  const now = () => new Date()
  const assetBase = shopConfig.base.slice(0, -1)
  const notices: WorldNotice[] = []
  const create = await pageTables({ seed, assetBase }, location.search)
  const { db, reset } = openPersistedWorld({
    storage: localStore,
    events: window,
    seed,
    now,
    create,
    onNotice: (notice) => void notices.push(notice),
  })
  const onViolation = showViolationBar
  const world = openWorld({
    backend,
    db,
    latency: 'usual',
    seed,
    now,
    assetBase,
    onViolation,
  })
  const unknown = openPageScenarios(world, location.search)
  if (unknown.length > 0) reportError(new UnknownScenarioError(unknown))
  openTestDoor(world, reset)
  if (panelIntl && location.pathname === `${shopConfig.base}mock/paypal`) {
    const { openPaypal } = await import('./devtools/open-paypal')
    openPaypal(world, await panelIntl())
    return true
  }
  await startWorker(world, shopConfig).catch(async (error: unknown) => {
    throw await translatedError(error, panelIntl)
  })
  if (panelIntl && isPanelOn(location.search)) {
    const { mountPanel } = await import('./devtools/Panel')
    mountPanel({ ...world, notices, repairs, reset }, await panelIntl())
  }
  return false
}
