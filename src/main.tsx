import './lib/older-browsers'
import { repairs } from './api/answers/read-answer'
import { start } from './app/start'
import { createShopIntl } from './i18n/LanguageProvider'
import { loadMessages } from './i18n/load-messages'
import { adoptLocale, isLocale, storedLocale } from './i18n/locales'
import { nextTask } from './lib/next-task'
import { isMissingPart, reloadOnce } from './lib/reload-page'
import { shopConfig } from './lib/shop-config'

/** The mock backend starts before the shop asks. A real build has neither this branch nor its code. */
async function boot(element: HTMLElement): Promise<void> {
  if (__API_MOCKS__ || import.meta.env.DEV) repairs.subscribe(logRepair)
  if (__API_MOCKS__) {
    // The demo, too, can be configured for a real API (Product §11.4).
    const mocks = shopConfig.mode === 'mock' ? await import('~mocks/browser') : null
    const world = await mocks?.startMockWorld({ loadIntl, repairs })
    if (world === null) return
    const queries = await start(element)
    return world?.connectShop({ refetch: () => void queries.resetQueries() })
  }
  // A slow phone has spent this task on reading the whole bundle.
  await nextTask()
  await start(element)
}

/** Logs each repair of the host's answers once, for the developers of the backend. */
function logRepair(): void {
  if (!import.meta.env.DEV) return
  const { operation, at, did, from, to } = repairs.entries().at(-1) ?? {}
  // oxlint-disable-next-line eslint/no-console
  console.info(`Answer of ${operation}: ${at} ${did}`, from, '→', to)
}

async function loadIntl(requested?: string) {
  const locale = isLocale(requested) ? requested : storedLocale()
  return createShopIntl(locale, await loadMessages(locale, 'qa'))
}

/** The words are those of index.html, because the texts may be what failed to load. */
function sayBootFailed(element: HTMLElement, error: unknown): void {
  const notice = document.querySelector<HTMLTemplateElement>('#boot-failed')
  element.replaceChildren(notice?.content ?? '')
  if (__API_MOCKS__) element.firstElementChild?.prepend(String(error))
  if (isMissingPart(error)) void reloadOnce(error)
}

adoptLocale()
const root = document.getElementById('root')
if (root) boot(root).catch((error: unknown) => sayBootFailed(root, error))
