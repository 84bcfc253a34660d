/**
 * Describes an element of the prerendered page that was clicked or focused, so that it can be found in the
 * app.
 */
type Known = {
  tag: string
  name: string
  /** Its position among the elements with this tag and name. */
  nth: number
}

type Click = {
  /** The chosen option of a list. */
  value?: string
} & Known

declare global {
  interface Window {
    /** Clicks on the prerendered page, oldest first. The page's script keeps them, the app takes them. */
    __presses?: HTMLElement[]
  }
}

const clickable = 'button, [role=radio], [role=tab], [role=switch], [role=checkbox], input, summary'

/**
 * Keeps a click on a prerendered page's button, or a choice in a list, for the app to repeat, and marks the
 * element. A second click on it counts as the same one. A link works without the app, but behind a kept click
 * it waits too, because the page it leads to would not know of that click.
 */
export function keepClick(event: Event): void {
  const clicks = (window.__presses ??= [])
  const { target, type } = event
  const kinds = type === 'change' ? 'select' : clickable
  const links = clicks.length > 0 && !isForAnotherTab(event) ? ', a[href^="/"]' : ''
  const element = target instanceof Element ? target.closest(kinds + links) : null
  if (!(element instanceof HTMLElement) || !element.closest('#prerendered')) return
  event.preventDefault()
  element.dataset.clicked = ''
  if (clicks.at(-1) !== element) clicks.push(element)
}

function isForAnotherTab(event: Event): boolean {
  return event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)
}

/**
 * Describes the kept clicks and the focus. Call it before the app replaces the prerendered page, because
 * afterwards its elements are gone. The returned function gives the focus to the app's own element and
 * repeats the clicks.
 */
export function takeClicks(): (atRest: () => Promise<void>) => Promise<void> {
  const { activeElement } = document
  const isFocused = activeElement instanceof HTMLElement && activeElement.closest('#prerendered')
  const focused = isFocused ? describe(activeElement) : undefined
  const known = new Map<HTMLElement, Known>()
  const note = () => {
    for (const element of window.__presses ?? [])
      if (!known.has(element)) known.set(element, describe(element))
  }
  note()
  for (const type of ['click', 'change']) document.addEventListener(type, note, true)
  return (atRest) => {
    for (const type of ['click', 'change']) document.removeEventListener(type, note, true)
    const clicks = (window.__presses ?? []).flatMap((element) => {
      const as = known.get(element)
      return as
        ? { ...as, ...(element instanceof HTMLSelectElement && { value: element.value }) }
        : []
    })
    window.__presses = []
    if (focused) find(focused)?.focus({ preventScroll: true })
    return repeatClicks(clicks, atRest)
  }
}

/**
 * How long an element of the app may take to appear, in ms. Parts of a screen come after its first commit.
 */
const patienceMs = 5000

/**
 * Repeats the kept clicks on the app's own elements, one after the other, so that each meets the result of
 * the one before. Stops at a click that cannot be repeated: otherwise the cart could get another size than
 * the one that was clicked. Also stops after a click that leads to another page.
 * @param atRest resolves when the app shows the result of a click
 */
async function repeatClicks(kept: readonly Click[], atRest: () => Promise<void>): Promise<void> {
  const { pathname } = location
  // A click may rename the next element. Example: the language changes all names, and the cart's name has its
  // number of products.
  const before = kept.map(find)
  for (const [at, click] of kept.entries()) {
    const known = before[at]?.isConnected ? before[at] : undefined
    const element = find(click) ?? known ?? (await appearing(click))
    if (!element || element.matches(':disabled') || location.pathname !== pathname) return
    if (click.value === undefined) element.click()
    else choose(element, click.value)
    await atRest()
  }
}

function choose(list: HTMLElement, value: string): void {
  Object.assign(list, { value })
  list.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Resolves to the element when the app shows it, to undefined when it does not. */
function appearing(click: Known): Promise<HTMLElement | undefined> {
  return new Promise((resolve) => {
    const end = (element?: HTMLElement) => {
      grows.disconnect()
      clearTimeout(timer)
      resolve(element)
    }
    const grows = new MutationObserver(() => {
      const element = find(click)
      if (element) end(element)
    })
    grows.observe(document.body, { childList: true, subtree: true })
    const timer = setTimeout(end, patienceMs)
  })
}

function describe(element: HTMLElement): Known {
  const tag = element.localName
  const name = nameOf(element)
  return { tag, name, nth: alike({ tag, name }).indexOf(element) }
}

function find(known: Known): HTMLElement | undefined {
  return alike(known)[known.nth]
}

function alike({ tag, name }: Pick<Known, 'tag' | 'name'>): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(`#root ${tag}`)
  return [...all].filter((element) => nameOf(element) === name)
}

/**
 * Includes the name of the card, because two products may have the same colour. An option counts by its
 * value, because its name may say that it is sold out. `data-name` replaces a name that depends on the
 * visitor.
 */
function nameOf(element: HTMLElement): string {
  const card = element.closest('article')?.querySelector('a')?.textContent ?? ''
  const own = ['data-name', 'value', 'aria-label'].map((name) => element.getAttribute(name))
  return `${card} ${own.find(Boolean) ?? element.textContent.trim()}`
}
