/** Returns the screen's heading, ready to take the focus. */
export function screenHeading(of: ParentNode = document): HTMLElement | null {
  const heading = of.querySelector('h1')
  if (heading) heading.tabIndex = -1
  return heading
}

/** Moves the focus to the screen's heading, before what has it goes. */
export function focusHeading(): void {
  screenHeading()?.focus({ preventScroll: true })
}
