/**
 * Describes an element that was clicked or focused on the prerendered page. With the description, the same
 * element can be found in the app.
 */
type Known = {
  tag: string
  name: string
  /** The element's position among the elements with the same tag and name. */
  nth: number
}

type Click = {
  /** The chosen option of a list. */
  value?: string
} & Known

declare global {
  interface Window {
    /**
     * The clicks on the prerendered page, the oldest first. The script of the page stores them, and the app
     * takes them over.
     */
    __presses?: HTMLElement[]
  }
}

const clickable = 'button, [role=radio], [role=tab], [role=switch], [role=checkbox], input, summary'

/**
 * Stores a click on a button of a prerendered page, or a choice in a list, so that the app can repeat it. The
 * element is highlighted, and a second click on it counts as the same click. A link works without the app.
 * But after a stored click a link waits too, because the next page would not know about that click.
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
 * Describes the stored clicks and the focus. Call this before the app replaces the prerendered page, because
 * afterwards its elements are gone. The returned function focuses the app's own element and repeats the
 * clicks.
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
 * How long to wait for an element of the app to appear, in ms. It may take a while, because some parts of a
 * screen come after its first commit.
 */
const patienceMs = 5000

/**
 * Repeats the stored clicks on the app's own elements, one after the other, so that each click acts on the
 * result of the previous click. Stops at a click that cannot be repeated, because otherwise the cart could
 * get another size than the clicked size. Also stops after a click that leads to another page.
 * @param atRest resolves when the app shows the result of a click
 */
async function repeatClicks(kept: readonly Click[], atRest: () => Promise<void>): Promise<void> {
  const { pathname } = location
  // All elements are found before the first click, because a click may rename the next element. Example:
  // changing the language changes all names.
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

/** Resolves to the element once the app shows it. Resolves to undefined if the element does not appear. */
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
 * Returns the name of an element. It includes the name of the card, because two products may have the same
 * colour. For an option it is the value, because the option's text may say that it is sold out. `data-name`
 * replaces a name that depends on the visitor.
 */
function nameOf(element: HTMLElement): string {
  const card = element.closest('article')?.querySelector('a')?.textContent ?? ''
  const own = ['data-name', 'value', 'aria-label'].map((name) => element.getAttribute(name))
  return `${card} ${own.find(Boolean) ?? element.textContent.trim()}`
}
