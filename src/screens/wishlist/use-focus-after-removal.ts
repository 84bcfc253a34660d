import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * For a list of `count` items, each removed by its first button. After a removal the focus moves to that button of
 * the next item, else of the last item, else to the page's heading. Returns the `onFocus` handler of the list.
 */
export function useFocusAfterRemoval(count: number) {
  const focused = useRef<{ list: Element; index: number } | null>(null)
  const before = useRef(count)
  useLayoutEffect(
    function restoreFocus() {
      const shrank = count < before.current
      before.current = count
      if (!shrank || !focused.current || document.activeElement !== document.body) return
      const { list, index } = focused.current
      focusFirstButton(list.children[Math.min(index, count - 1)])
    },
    [count],
  )
  return function onFocus({ target }: FocusEvent<HTMLElement>): void {
    const item = target.closest('li')
    const list = item?.parentElement
    if (item && list) focused.current = { list, index: [...list.children].indexOf(item) }
  }
}

function focusFirstButton(item: Element | undefined): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  const target = item?.querySelector('button') ?? heading
  if (target === heading && heading) heading.tabIndex = -1
  target?.focus({ preventScroll: true })
}
