import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { useEffectEvent, useLayoutEffect } from 'react'
import { nextTask } from '@/lib/next-task'

type Close = () => void

const mark = 'overlays'

/**
 * The functions that close the open overlays, the lowest overlay first. The browser's Back calls the last
 * function.
 */
const open: Close[] = []
/**
 * The overlays that Back has just asked to close. An overlay that stays open, because it asks the user first,
 * gets a new history entry.
 */
const asked = new Set<Close>()

/**
 * How many history entries the browser is above the entry of the page. After a reload, some of these entries
 * may belong to overlays that no longer exist.
 */
let height = heightOf(globalThis.window?.history.state)
/** The router's key for the page below the entries of overlays. */
let page = pageOf(globalThis.window?.history.state)
/** True until the browser has made the step that `settle` requested. */
let isTravelling = false
/** The callbacks that run when the browser is back at the entry of the page. */
const waiting: (() => void)[] = []
let unblock: (() => void) | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Starts to watch the browser's Back. Call it before the router is created. The router must not see a step
 * that closes an overlay, and Chromium calls listeners in the order in which they were added.
 */
export function watchBackSteps(): void {
  window.addEventListener('popstate', takeStep, true)
}

/**
 * Adds a history entry for an overlay, so that Back calls `close`. Returns a function that removes the entry.
 * The router does not see these entries. A navigation from an overlay first goes back to the entry of the
 * page, so that Back later leads to that page.
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

/** Calls `settle` in the next task. If another overlay opens when one closes, no entry then has to change. */
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
  // The method of the prototype is called, because the router replaces the method of `history` with one that
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
 * Resolves when the history entries of overlays are gone, at the earliest in the next task. Use it if a
 * navigation follows the closing of an overlay.
 */
export async function whenOverlaysGone(): Promise<void> {
  await nextTask()
  await returnToPage()
}

/** Handles a step in the browser's history before the router does. */
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
 * Makes the browser's Back call `close` while `open` is true. Use this hook for every modal overlay, and for
 * dropdowns on devices with touch. Do not use it for dropdowns on devices with a mouse, because a new history
 * entry would remove the entries for Forward.
 */
export function useCloseOnBack(open: boolean, close: () => void): void {
  // A preview has no router, and nothing navigates there.
  const history = useRouter({ warn: false })?.history
  const onBack = useEffectEvent(close)
  // A layout effect is used, so that the entry exists as soon as the overlay is visible.
  useLayoutEffect(
    function holdBackEntry() {
      return open ? addBackEntry(() => onBack(), history) : undefined
    },
    [open, history],
  )
}
