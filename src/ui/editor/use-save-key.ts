import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isCommandKey } from '@/lib/command-key'

/**
 * Ctrl+S presses the first button of the form that saves, the one that keeps a draft: nothing goes on sale by a habit of the
 * fingers. Ctrl+Enter presses the last. A window over the form keeps its keys.
 */
export function useSaveKey(frame: RefObject<HTMLElement | null>): void {
  const save = useEffectEvent((event: KeyboardEvent) => {
    const isDone = isCommandKey(event, 'enter')
    const form = frame.current?.querySelector('form') ?? frame.current
    if (!(form instanceof HTMLFormElement) || !(isDone || isCommandKey(event, 's'))) return
    // The browser would save the page.
    event.preventDefault()
    const { target } = event
    const window = target instanceof Element ? target.closest(windows) : null
    if (window && !window.contains(form)) return
    const submits = [...form.elements].filter((control) => control.matches('[type=submit]:enabled'))
    const button = submits.at(isDone ? -1 : 0)
    if (button instanceof HTMLElement) button.click()
  })
  useEffect(function listen() {
    const onKeyDown = (event: KeyboardEvent) => save(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

const windows = '[role=dialog], [role=alertdialog]'
