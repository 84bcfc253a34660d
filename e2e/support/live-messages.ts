import type { Page } from '@playwright/test'

declare global {
  interface Window {
    liveMessages?: string[]
  }
}

/**
 * Records each text that a live region of the page gets, as a screen reader would read it. The function runs
 * in the page.
 */
function keepLiveMessages(): void {
  const messages: string[] = (window.liveMessages = [])
  const last = new WeakMap<Element, string>()
  const live = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]'
  const read = (region: Element | null | undefined) => {
    const heard = region?.cloneNode(true)
    if (!region || !(heard instanceof Element)) return
    for (const hidden of heard.querySelectorAll('[aria-hidden=true], [hidden]')) hidden.remove()
    const text = (heard.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
    if (last.get(region) === text) return
    last.set(region, text)
    if (text && !region.closest('[hidden], [aria-hidden=true], [inert]')) messages.push(text)
  }
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      read(element?.closest(live))
      for (const added of addedNodes)
        if (added instanceof Element)
          for (const alert of added.querySelectorAll('[role=alert]')) read(alert)
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}

/**
 * Begins to record the live regions of the open page. Returns a function that returns the texts since its
 * last call.
 */
export async function liveMessagesOf(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(keepLiveMessages)
  return () => page.evaluate(() => window.liveMessages?.splice(0) ?? [])
}
