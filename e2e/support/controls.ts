import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { everythingShown } from './pictures'
import type { Text } from './texts'

const controls =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"], [contenteditable=true]'

type Box = {
  name: string
  left: number
  top: number
  right: number
  bottom: number
  /** A visible focus ring changes at least this many pixels. */
  least: number
}

/**
 * Returns the faults of the visible controls: a target smaller than 24 px, a name with stray punctuation, a
 * link that opens a new browser tab without saying so, and no ring under the focus (WCAG 2.5.8, 4.1.2, 3.2.5,
 * 2.4.7).
 */
export async function controlBreaches(page: Page, text: Text): Promise<readonly string[]> {
  return [
    ...(await page.evaluate(findSmallTargets, controls)),
    ...(await page.evaluate(findSilentTabs, text('ui.opensInNewTab'))),
    ...(await wrongNames(page)),
    ...(await missingRings(page)),
  ]
}

/**
 * Returns targets that are smaller than 24 px. Two kinds of target may be smaller: a link inside a sentence,
 * and a target with no other target within a circle of 24 px around it. The function runs in the page.
 */
function findSmallTargets(selector: string): readonly string[] {
  const least = 24
  const targets = [...document.querySelectorAll<HTMLElement>(`${selector}, label:has(input)`)]
    .filter((target) => target.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter(
      (target) =>
        !target.matches(
          ':disabled, [inert] *, [data-base-ui-inert] *, label > input, [aria-hidden=true]',
        ),
    )
    // A link that covers its whole card is left out.
    .filter((target) => getComputedStyle(target, '::after').position !== 'absolute')
    .map((target) => ({ target, box: target.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1)
  const isInSentence = (target: HTMLElement) =>
    getComputedStyle(target).display === 'inline' &&
    (target.parentElement?.textContent ?? '').trim() !== target.textContent?.trim()
  return targets.flatMap(({ target, box }) => {
    if (Math.min(box.width, box.height) >= least || isInSentence(target)) return []
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    const meets = targets.some(({ target: other, box: { left, right, top, bottom } }) => {
      const across = Math.max(left - x, 0, x - right)
      const down = Math.max(top - y, 0, y - bottom)
      return other !== target && Math.hypot(across, down) < least / 2
    })
    const size = `${Math.round(box.width)} × ${Math.round(box.height)}`
    return meets ? [`target of ${size} px: ${target.outerHTML.slice(0, 120)}`] : []
  })
}

/** Returns links that open a new browser tab without saying so. The function runs in the page. */
function findSilentTabs(words: string): readonly string[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('a[target=_blank]')]
    .filter((link) => !(link.ariaLabel ?? link.textContent ?? '').includes(words))
    .map((link) => `opens a new tab in silence: ${link.outerHTML.slice(0, 120)}`)
}

/** Returns names that a screen reader would read with stray punctuation, or would read twice. */
async function wrongNames(page: Page): Promise<readonly string[]> {
  const browser = await page.context().newCDPSession(page)
  const { nodes } = await browser.send('Accessibility.getFullAXTree')
  await browser.detach()
  const named = nodes.flatMap(({ ignored, role, name, description }) =>
    ignored || /StaticText|InlineTextBox|Root|heading|paragraph/.test(role?.value)
      ? []
      : [[String(name?.value ?? ''), String(description?.value ?? '')] as const],
  )
  const wrong = named.filter(
    ([name, description]) =>
      /^\s*[,.;·]|\s[,;.](\s|$)|[,;·]\s*$|([,;·])\s*\2/.test(name) ||
      (name !== '' && name === description),
  )
  return [...new Set(wrong.map(([name]) => `name “${name}”`))]
}

/**
 * Returns controls that look the same with and without the focus. All controls get the focus style at once,
 * so that two pictures of the page are enough.
 */
async function missingRings(page: Page): Promise<readonly string[]> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  await everythingShown(page)
  // `findBoxes` also removes the focus, so that no control has a ring in the first picture.
  const boxes = await page.evaluate(findBoxes, controls)
  const before = await pixels(page)
  const { root } = await browser.send('DOM.getDocument', { depth: 1 })
  const { nodeIds } = await browser.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: controls,
  })
  // The commands are sent together, because React may replace a node between two round trips.
  await Promise.all(
    nodeIds.map((nodeId) =>
      browser.send('CSS.forcePseudoState', {
        nodeId,
        forcedPseudoClasses: ['focus', 'focus-visible', 'focus-within'],
      }),
    ),
  )
  const after = await pixels(page)
  await browser.detach()
  return boxes.filter((box) => !hasRing(box, before, after)).map(({ name }) => `no ring: ${name}`)
}

/** Returns the boxes of the controls that can be clicked where they are. The function runs in the page. */
function findBoxes(selector: string): readonly Box[] {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((control) => {
    // A link that covers a card or a row has its ring around that card or row.
    const covers = getComputedStyle(control, '::after').position === 'absolute'
    const covered = control.closest('article, li, [role=row], tr') ?? control
    const shown = covers ? covered : (control.closest('label') ?? control)
    const { left, top, right, bottom } = shown.getBoundingClientRect()
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    // A tool of a toolbar has the tabindex -1 while another tool is the tab stop, so the tool is left out.
    if (control.matches(':disabled, [tabindex="-1"]') || !hit || !shown.contains(hit)) return []
    // The edge of the window would cut the ring, so the control is left out.
    if (top < 5 || bottom > innerHeight - 5) return []
    // If a label shows a box of its own, this box has the ring.
    const { width, height } = (covers ? shown : control).getBoundingClientRect()
    const least = Math.min(width + height, right - left + bottom - top)
    return [{ name: control.outerHTML.slice(0, 120), left, top, right, bottom, least }]
  })
}

type Pixels = { data: Buffer; width: number; height: number }

async function pixels(page: Page): Promise<Pixels> {
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  const { data, info } = await sharp(picture)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Returns true if enough pixels have changed in the box or right around it. */
function hasRing({ left, top, right, bottom, least }: Box, before: Pixels, after: Pixels): boolean {
  const around = 5
  const { width, height } = before
  let changed = 0
  for (let y = Math.max(0, Math.floor(top - around)); y < Math.min(height, bottom + around); y += 1)
    for (
      let x = Math.max(0, Math.floor(left - around));
      x < Math.min(width, right + around);
      x += 1
    )
      if (Math.abs((before.data[y * width + x] ?? 0) - (after.data[y * width + x] ?? 0)) > 24)
        changed += 1
  return changed >= least
}
