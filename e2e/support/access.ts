import type { Page } from '@playwright/test'

/** Text spacing that a reader's own style sheet may set (WCAG 2.2, 1.4.12). */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

/**
 * Turns the wide text spacing on or off. The function adds no style element, because the page's policy allows
 * none.
 */
export async function setWideSpacing(page: Page, on: boolean): Promise<void> {
  await page.evaluate(
    (css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = css ? [sheet] : []
    },
    on ? spacing : '',
  )
}

/** Returns the elements that still move although the reader asks for reduced motion. */
export function motionOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap(({ playState, effect }) => {
      const lasts = Number(effect?.getComputedTiming().activeDuration)
      const target = effect instanceof KeyframeEffect ? effect.target : null
      return playState === 'running' && lasts > 100
        ? [`moves: ${target?.outerHTML.slice(0, 80)}`]
        : []
    }),
  )
}

/**
 * Returns the faults that appear only with forced colours: controls that become invisible, and a chosen
 * control that looks like the others.
 */
export async function lostInForcedColours(page: Page): Promise<readonly string[]> {
  const before = new Set(await page.evaluate(findLost))
  await page.emulateMedia({ forcedColors: 'active' })
  const lost = await page.evaluate(findLost)
  await page.emulateMedia({ forcedColors: null })
  return lost.filter((one) => !before.has(one))
}

/** Returns the controls that forced colours hide or make alike. The function runs in the page. */
function findLost(): readonly string[] {
  const found = new Set<string>()
  const canvas = getComputedStyle(document.body).backgroundColor
  const isPaint = (paint: string) => !/^none$|^rgba\(.*, 0\)$/.test(paint) && paint !== canvas
  const sides = ['Top', 'Right', 'Bottom', 'Left'] as const
  const hasEdge = (style: CSSStyleDeclaration) =>
    sides.some(
      (side) =>
        parseFloat(style[`border${side}Width`]) > 0 &&
        style[`border${side}Style`] !== 'none' &&
        isPaint(style[`border${side}Color`]),
    ) || isPaint(style.backgroundColor)
  const within = (element: Element) => [element, ...element.querySelectorAll('*')]
  const isSeen = (element: Element) =>
    within(element).some((part) => {
      const style = getComputedStyle(part)
      if (part instanceof SVGGeometryElement) return isPaint(style.fill) || isPaint(style.stroke)
      return part.matches('img, video, canvas, iframe') || hasEdge(style)
    }) || (element.textContent ?? '').trim() !== ''
  const painted = [
    ...(['color', 'backgroundColor', 'borderColor', 'borderWidth', 'outlineStyle'] as const),
    ...(['opacity', 'textDecorationLine', 'fontWeight', 'content', 'visibility', 'fill'] as const),
  ]
  const looks = (element: Element) =>
    within(element)
      .flatMap((part) =>
        [undefined, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(part, pseudo)
          return [part.tagName, ...painted.map((name) => style[name])].join()
        }),
      )
      .join(';')
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`
  const controls =
    'button, a[href], input, select, textarea, [role=switch], [role=slider], [role=tab], [role=progressbar], [role=meter]'
  for (const control of document.querySelectorAll(controls)) {
    const { width, height } = control.getBoundingClientRect()
    const shown = control.closest('label, td') ?? control
    if (width < 8 || height < 8 || !control.checkVisibility({ opacityProperty: true })) continue
    if (!isSeen(shown) && !('value' in control && control.value))
      found.add(`nothing to see: ${nameOf(control)}`)
  }
  const chosen =
    ':checked, [aria-checked=true], [aria-selected=true], [aria-pressed=true], [aria-current]:not([aria-current=false])'
  const kin =
    'input:not(:checked), [aria-checked=false], [aria-selected=false], [aria-pressed=false], a:not([aria-current])'
  for (const one of document.querySelectorAll(chosen)) {
    // The browser itself draws radio buttons and checkboxes, so forced colours can't hide them.
    const isNative = one.matches('input') && getComputedStyle(one).appearance !== 'none'
    if (isNative || one.matches('option') || !one.checkVisibility()) continue
    const group = one.closest(
      'fieldset, ul, ol, nav, [role=group], [role=radiogroup], [role=tablist]',
    )
    const other = [...(group?.querySelectorAll(kin) ?? [])].find(
      (each) => each.tagName === one.tagName && each.checkVisibility(),
    )
    const whole = (each: Element) => each.closest('label') ?? each
    if (other && looks(whole(one)) === looks(whole(other)))
      found.add(`chosen, but like the others: ${nameOf(whole(one))}`)
  }
  return [...found]
}
