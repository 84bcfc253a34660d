/** An element of the prerendered page that was clicked or focused, as the app's own screen will have it. */
interface Known {
  tag: string
  name: string
  /** Which of the elements with this tag and name. */
  nth: number
}

interface Click extends Known {
  /** What was chosen in a list. */
  value?: string
}

declare global {
  interface Window {
    /**
     * Clicks on the prerendered page that the app has not seen, the first one first: the page's script keeps
     * them, the app takes them.
     */
    __presses?: HTMLElement[]
  }
}

const clickable = 'button, [role=radio], [role=tab], [role=switch], [role=checkbox], input, summary'

/**
 * Remembers a click on a prerendered page's button, or a choice in a list, and shows that it was seen: the
 * app repeats it. Clicked again, because nothing has happened yet, it is one click. A link works without the
 * app, but behind a click it waits for its turn: the page that it leads to would know nothing of what was
 * clicked on this one.
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
 * Call before the app renders in place of the prerendered page: what was clicked in it, or is until then, can
 * be described only while it is there. The returned function gives the focus to the app's own element and
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
 * How long the app may take to show what was clicked, in ms: parts of a screen come after its first commit.
 */
const patienceMs = 5000

/**
 * Repeats the kept clicks on the app's own elements, one after the other: each meets what the one before has
 * changed. Where one can't be done, what follows isn't either: the cart would get another size than the one
 * that was clicked. It also ends with a click that leads to another page.
 * @param atRest resolves when the app shows what a click has changed
 */
async function repeatClicks(kept: readonly Click[], atRest: () => Promise<void>): Promise<void> {
  const { pathname } = location
  // A click may change the name of the next: the language does, and the cart is named by its number of
  // products.
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
 * With the name of its card, because two products may have the same colour. An option is known by its value:
 * its name also says that it is sold out. `data-name` stands for a name that is another for each visitor.
 */
function nameOf(element: HTMLElement): string {
  const card = element.closest('article')?.querySelector('a')?.textContent ?? ''
  const own = ['data-name', 'value', 'aria-label'].map((name) => element.getAttribute(name))
  return `${card} ${own.find(Boolean) ?? element.textContent.trim()}`
}
