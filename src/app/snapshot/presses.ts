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

/** Repeats the kept presses on the app's own elements. One that the app does not show any more is dropped. */
export function repeatPresses(focused: Known | undefined): void {
  const presses = window.__presses ?? []
  delete window.__presses
  if (focused) find(focused)?.focus({ preventScroll: true })
  for (const press of presses) find(press)?.click()
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
