/**
 * This script runs in the head of a prerendered page. The script decides how the page is used, and starts the
 * bundle.
 */
import { nextPaint } from '@/lib/next-task'
import {
  pageConfig,
  readLanguages,
  pathSegments,
  showStartFailure,
  watchStart,
} from '../page-start'
import { readPrerenderedData, prerenderedState } from './state'

/**
 * The longest time, in ms, for which the bundle waits while the first picture loads alone. One request takes
 * about this time, so the app is hardly delayed.
 */
const headStartMs = 250

watchStart()
pathSegments()
const note = readPrerenderedData()
const state = note ? prerenderedState(note, pageConfig) : 'none'
const isShown = state === 'fresh' || state === 'old'
document.documentElement.dataset.prerendered = state
if (isShown) {
  const once = { capture: true, once: true, passive: true }
  window.addEventListener('scroll', showPictures, once)
  window.addEventListener('scroll', layOutWhole, once)
}
void startLater()

/**
 * Loads the bundle. If the prerendered page is shown, the bundle waits for the first picture, but at most
 * `headStartMs`.
 */
async function startLater(): Promise<void> {
  if (isShown) await Promise.race([firstPicture(), waited(headStartMs)])
  void nextPaint().then(readLanguages)
  const bundle = note?.bundle ?? ''
  await import(/* @vite-ignore */ bundle).then(showPictures, () => showStartFailure(bundle))
}

/** Resolves when the first picture has loaded or failed. */
function firstPicture(): Promise<void> {
  return new Promise((resolve) => {
    const hear = ({ target }: Event) => {
      if (target instanceof HTMLImageElement && target.fetchPriority === 'high') resolve()
    }
    for (const type of ['load', 'error']) window.addEventListener(type, hear, true)
  })
}

function waited(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/**
 * Gives every part of the page its real height instead of an estimated one, as the app will do. Otherwise
 * visible content would move when the app replaces the page.
 */
function layOutWhole(): void {
  const inMiddle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
  const top = () => inMiddle?.getBoundingClientRect().top ?? 0
  const before = top()
  document.getElementById('prerendered')?.setAttribute('data-whole', '')
  window.scrollBy(0, top() - before)
}

/**
 * Lets the lazy pictures of the page load (first-view.css). Called after the bundle has loaded, or earlier if
 * the shopper scrolls.
 */
function showPictures(): void {
  document.getElementById('prerendered')?.setAttribute('data-pictures', '')
}
