/**
 * Before a row goes: the focus inside it moves to the same kind of button of the row after it, or before;
 * to the page's heading where it was the last.
 */
export function moveFocusOffRow(): void {
  const row = document.activeElement?.closest('main li')
  if (!row) return
  const neighbour = row.nextElementSibling ?? row.previousElementSibling
  const heading = document.querySelector<HTMLElement>('main h1')
  const target = [...(neighbour?.querySelectorAll('button') ?? [])].at(-1) ?? heading
  if (target === heading && heading) heading.tabIndex = -1
  target?.focus({ preventScroll: true })
}
