import type { Page } from '@playwright/test'
import { expect } from '../fixtures'

/** `NaN`, `undefined`, `null`, `[object …]` or `Invalid Date`, in any text or attribute, each with its place. */
async function oddTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const odd = /\bNaN\b|\bundefined\b|\bnull\b|\[object|Invalid Date/
    const silent = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT'])
    const found: string[] = []
    const complain = (element: Element, what: string, text: string) => {
      if (!odd.test(text)) return
      const region = element.closest('header, main, footer, [role=dialog], head')?.tagName ?? 'BODY'
      found.push(`${region} ${element.tagName} ${what}: ${text.trim().slice(0, 120)}`.toLowerCase())
    }
    for (const element of document.querySelectorAll('*')) {
      if (silent.has(element.tagName)) continue
      for (const { name, value } of element.attributes) complain(element, name, value)
      if (element instanceof HTMLInputElement) complain(element, 'value', element.value)
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) complain(element, 'text', node.nodeValue ?? '')
    }
    return [...new Set(found)]
  })
}

/** Fails when the page shows or says something of a value that was not there. */
export async function expectNoOddTexts(page: Page): Promise<void> {
  expect(await oddTexts(page), 'every text means something').toEqual([])
}
