/** An element of the snapshot that was pressed or focused, as the app's own screen will have it. */
interface Known {
  tag: string
  name: string
  /** Which of the elements with this tag and name. */
  nth: number
}

declare global {
  interface Window {
    /** Presses on a snapshot that the app has not seen, the first one first. */
    __presses?: Known[]
  }
}

const pressable = 'button, [role=radio], [role=tab], [role=switch], [role=checkbox], input, summary'

/**
 * Remembers a press on a snapshot's button and shows that it was seen: the app repeats it (`repeatPresses`). Links work
 * without the app.
 */
export function keepPress(event: Event): void {
  const { target } = event
  const element = target instanceof Element ? target.closest(pressable) : null
  if (!(element instanceof HTMLElement) || !element.closest('#snapshot')) return
  event.preventDefault()
  element.dataset.pressed = ''
  window.__presses = [...(window.__presses ?? []), describe(element)]
}

/** Returns the focused element of the snapshot, to focus its successor. Call before the app renders. */
export function focusedInSnapshot(): Known | undefined {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && activeElement.closest('#snapshot')
    ? describe(activeElement)
    : undefined
}

/** How long the app may take to show what was pressed, in ms: parts of a screen come after its first commit. */
const patienceMs = 5000

/**
 * Repeats the kept presses on the app's own elements, one after the other: each meets what the one before has changed. One that the app
 * does not show any more is dropped, and so is what follows a press that led to another page.
 * @param atRest resolves when the app shows what a press has changed
 */
export async function repeatPresses(
  focused: Known | undefined,
  atRest: () => Promise<void>,
): Promise<void> {
  const presses = window.__presses ?? []
  delete window.__presses
  if (focused) find(focused)?.focus({ preventScroll: true })
  const { pathname } = location
  for (const press of presses) {
    const element = find(press) ?? (await appearing(press))
    if (location.pathname !== pathname) return
    element?.click()
    await atRest()
  }
}

/** Resolves to the element when the app shows it, to undefined when it does not. */
function appearing(press: Known): Promise<HTMLElement | undefined> {
  return new Promise((resolve) => {
    const end = (element?: HTMLElement) => {
      grows.disconnect()
      clearTimeout(timer)
      resolve(element)
    }
    const grows = new MutationObserver(() => {
      const element = find(press)
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

function nameOf(element: HTMLElement): string {
  return element.getAttribute('aria-label') ?? element.textContent.trim()
}
