import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { useEffectEvent, useLayoutEffect } from 'react'
import { nextTask } from '@/lib/next-task'

type Close = () => void

const mark = 'overlays'

/** The open overlays that Back closes, the lowest first. */
const open: Close[] = []
/**
 * Overlays that Back has just asked to close. An overlay that asks the user first and stays open gets a
 * history entry again.
 */
const asked = new Set<Close>()

/**
 * How many entries the browser is above the page's own entry. After a reload, some of these entries may
 * belong to overlays that no longer exist.
 */
let height = heightOf(globalThis.window?.history.state)
/** The router's key for the page below these entries. */
let page = pageOf(globalThis.window?.history.state)
/** True until the browser has made the step that `settle` requested. */
let isTravelling = false
/** Callbacks to run when the browser is back at the page's own entry. */
const waiting: (() => void)[] = []
let unblock: (() => void) | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Starts to watch Back. Call it before the router is created: Chromium calls listeners in the order of their
 * registration, and the router must not see a step that closes an overlay.
 */
export function watchBackSteps(): void {
  window.addEventListener('popstate', takeStep, true)
}

/**
 * Adds an entry for the overlay to the browser's history, so that Back calls `close`. Returns a function that
 * removes the entry. The router does not see these entries. A navigation from an overlay first returns to the
 * page's own entry, so that Back leads to that page.
 */
function addBackEntry(close: Close, history: RouterHistory | undefined): () => void {
  watchBackSteps()
  unblock ??= history?.block({
    blockerFn: async ({ action }) => {
      if (action === 'PUSH' || action === 'REPLACE') await returnToPage()
      return false
    },
    enableBeforeUnload: false,
  })
  reopenAsked()
  open.push(close)
  settle()
  return () => {
    asked.delete(close)
    const at = open.lastIndexOf(close)
    if (at >= 0) open.splice(at, 1)
    settleSoon()
  }
}

/** Waits for the next task, because another overlay may open when one closes. Nothing has to change then. */
function settleSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(settle)
}

function reopenAsked(): void {
  open.push(...asked)
  asked.clear()
}

function settle(): void {
  if (isTravelling) return
  reopenAsked()
  const wanted = waiting.length > 0 ? 0 : open.length
  if (height > wanted) {
    isTravelling = true
    window.history.go(wanted - height)
    return
  }
  if (waiting.length > 0) {
    for (const goOn of waiting.splice(0)) goOn()
    // An overlay that stays open gets an entry above the next page.
    return settleSoon()
  }
  while (height < wanted) pushEntry()
  if (height === 0) {
    unblock?.()
    unblock = undefined
  }
}

function pushEntry(): void {
  const state: unknown = window.history.state
  if (height === 0) page = pageOf(state)
  height = heightOf(state) + 1
  // Calls the method of the prototype, because the router replaces the method of the object with one that
  // navigates.
  History.prototype.pushState.call(window.history, { ...asObject(state), [mark]: height }, '')
}

function returnToPage(): Promise<void> | undefined {
  if (height === 0) return undefined
  return new Promise((resolve) => {
    waiting.push(resolve)
    settle()
  })
}

/**
 * Resolves in a later task, when the history entries of overlays are gone. Use it if an overlay closes and a
 * navigation follows.
 */
export async function overlaysGone(): Promise<void> {
  await nextTask()
  await returnToPage()
}

/** Handles a step of the browser before the router does. */
function takeStep(event: PopStateEvent): void {
  const arrivedAt = heightOf(event.state)
  if (height === 0 && arrivedAt === 0) return
  const isOnPage = pageOf(event.state) === page
  const isOurs = isTravelling
  height = arrivedAt
  isTravelling = false
  settleSoon()
  if (!isOnPage) {
    page = pageOf(event.state)
    return
  }
  event.stopImmediatePropagation()
  if (isOurs) return
  for (const close of open.splice(arrivedAt)) {
    asked.add(close)
    close()
  }
}

function asObject(state: unknown): object {
  return typeof state === 'object' && state !== null ? state : {}
}

function heightOf(state: unknown): number {
  const found: unknown = Reflect.get(asObject(state), mark)
  return typeof found === 'number' ? found : 0
}

function pageOf(state: unknown): unknown {
  return Reflect.get(asObject(state), '__TSR_key')
}

/**
 * While `open`, Back calls `close`. It works for every modal overlay and, on devices with touch, for
 * dropdowns. With a mouse it does not work for dropdowns, because opening one would remove the entries to
 * which Forward leads.
 */
export function useCloseOnBack(open: boolean, close: () => void): void {
  // Without a router, as in a preview, nothing navigates.
  const history = useRouter({ warn: false })?.history
  const onBack = useEffectEvent(close)
  // A layout effect, so that the entry exists as soon as the overlay is visible.
  useLayoutEffect(
    function holdBackEntry() {
      return open ? addBackEntry(() => onBack(), history) : undefined
    },
    [open, history],
  )
}
