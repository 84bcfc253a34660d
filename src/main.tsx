import { start } from './app/start'
import { loadMessages } from './i18n/catalogue'
import { storedLocale } from './i18n/locale'

/** The mock backend answers before the shop asks; a real build has neither this branch nor what it loads. */
async function boot(element: HTMLElement): Promise<void> {
  if (__API_MOCKS__) {
    const { startMockWorld } = await import('~mocks/browser')
    if (await startMockWorld({ panelTexts })) return
  }
  await start(element)
}

async function panelTexts() {
  const locale = storedLocale()
  return { locale, messages: await loadMessages(locale, 'qa') }
}

function sayBootFailed(element: HTMLElement, error: unknown): void {
  const notice = document.createElement('p')
  notice.setAttribute('role', 'alert')
  notice.textContent = error instanceof Error ? error.message : String(error)
  element.replaceChildren(notice)
}

const root = document.getElementById('root')
if (root) boot(root).catch((error: unknown) => sayBootFailed(root, error))
