import './lib/older-browsers'
import { answerRepairs } from './api/answers/read-answer'
import { startShop } from './app/start'
import { createShopIntl } from './i18n/LanguageProvider'
import { loadMessages } from './i18n/load-messages'
import { adoptUrlLocale, isLocale, initialLocale } from './i18n/locales'
import { nextTask } from './lib/next-task'
import { isMissingCode, reloadOnce } from './lib/reload-page'
import { shopConfig } from './lib/shop-config'

/**
 * Starts the mock backend, if the build has one, and then the shop. A real build does not contain the mock
 * code.
 */
async function boot(element: HTMLElement): Promise<void> {
  if (__API_MOCKS__ || import.meta.env.DEV) answerRepairs.subscribe(logRepair)
  if (__API_MOCKS__) {
    // The demo can also be configured for a real API (Product §11.4).
    const mocks = shopConfig.mode === 'mock' ? await import('~mocks/browser') : null
    const world = await mocks?.startMockWorld({ loadIntl, repairs: answerRepairs })
    if (world === null) return
    const queries = await startShop(element)
    return world?.connectShop({ refetch: () => void queries.resetQueries() })
  }
  // A slow phone has already spent this task on parsing the bundle, so the start gets a new task.
  await nextTask()
  await startShop(element)
}

/**
 * Logs each repair of a host's answer once, for the developers of the host. Only the development server logs.
 * In the demo, this listener makes `answerRepairs` record repairs for the QA panel.
 */
function logRepair(): void {
  if (!import.meta.env.DEV) return
  const { operation, at, did, from, to } = answerRepairs.entries().at(-1) ?? {}
  // oxlint-disable-next-line eslint/no-console
  console.info(`Answer of ${operation}: ${at} ${did}`, from, '→', to)
}

async function loadIntl(requested?: string) {
  const locale = isLocale(requested) ? requested : initialLocale()
  return createShopIntl(locale, await loadMessages(locale, 'qa'))
}

/**
 * Shows that the start has failed. The texts are in index.html, because the files with the texts may have
 * failed to load.
 */
function sayBootFailed(element: HTMLElement, error: unknown): void {
  const notice = document.querySelector<HTMLTemplateElement>('#boot-failed')
  element.replaceChildren(notice?.content ?? '')
  if (__API_MOCKS__) element.firstElementChild?.prepend(String(error))
  if (isMissingCode(error)) void reloadOnce(error)
}

adoptUrlLocale()
const root = document.getElementById('root')
if (root) boot(root).catch((error: unknown) => sayBootFailed(root, error))
