import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepClick, takeClicks } from './clicks'

const root = () => document.querySelector('#root') as HTMLElement
const clicked: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div id="root"></div>'
  for (const type of ['click', 'change']) document.addEventListener(type, keepClick, true)
  clicked.length = 0
})

afterEach(async () => {
  vi.useRealTimers()
  await takeClicks()(() => Promise.resolve())
  for (const type of ['click', 'change']) document.removeEventListener(type, keepClick, true)
  window.history.replaceState(null, '', '/')
})

/** Shows the prerendered page, and clicks these elements in it. */
function click(prerendered: string, ...selectors: string[]): void {
  root().innerHTML = `<div id="prerendered">${prerendered}</div>`
  for (const css of selectors) root().querySelector<HTMLElement>(css)?.click()
}

/**
 * Replaces the prerendered page by the app. Returns the elements that got a repeated click, once no more
 * repeated clicks can come.
 */
async function repeatedIn(app: string, on: (element: HTMLElement) => void = () => {}) {
  const repeat = takeClicks()
  root().innerHTML = app
  const seen = ({ target, type }: Event) => {
    const element = target as HTMLElement
    if ((type === 'change') !== (element.localName === 'select')) return
    clicked.push(element.id)
    on(element)
  }
  for (const type of ['click', 'change']) root().addEventListener(type, seen)
  const all = repeat(() => Promise.resolve())
  await vi.runAllTimersAsync()
  await all
  return clicked
}

const size = (id: string, attributes = '', name = id) =>
  `<input type="radio" name="size" value="${id}" aria-label="${name}" id="${id}" ${attributes}>`
const add = '<button id="add">Add</button>'

test('in their order, on the elements of the same name', async () => {
  click(size('s') + size('m') + add, '#m', '#add')
  expect(await repeatedIn(size('m') + size('s') + add)).toEqual(['m', 'add'])
})

test('a second click on the same element does not count §11.5.8', async () => {
  click(size('s') + size('m') + add, '#m', '#add', '#add')
  expect(await repeatedIn(size('s') + size('m') + add)).toEqual(['m', 'add'])
})

test.each([
  ['gone', size('s') + add],
  ['disabled', size('s') + size('m', 'disabled') + add],
])('a size that is %s: later clicks are not repeated §11.5.9', async (_, app) => {
  click(size('s') + size('m') + add, '#s', '#m', '#add')
  expect(await repeatedIn(app)).toEqual(['s'])
})

test('a size that says more of itself since is the same', async () => {
  click(size('s') + size('m'), '#m')
  expect(await repeatedIn(size('s') + size('m', '', 'm, sold out'))).toEqual(['m'])
})

test('a click that renames the next element still finds it', async () => {
  click(
    '<button id="add">Add</button><button aria-label="Cart, empty"></button>',
    '#add',
    '[aria-label]',
  )
  const app = `${add}<button id="cart" aria-label="Cart, empty"></button>`
  const rename = () => root().querySelector('#cart')?.setAttribute('aria-label', 'Cart, 1 product')
  expect(await repeatedIn(app, rename)).toEqual(['add', 'cart'])
})

test('an element with a visitor’s own name has a fixed one in the markup', async () => {
  click('<button data-name="cart" aria-label="Cart, empty"></button>', 'button')
  const app = '<button id="cart" data-name="cart" aria-label="Cart, 2 products"></button>'
  expect(await repeatedIn(app)).toEqual(['cart'])
})

test('a colour belongs to its card, wherever that has moved §11.5.8', async () => {
  const card = (name: string) =>
    `<article><a href="/products/${name}">${name}</a>
    <input type="radio" name="${name}" aria-label="Black" id="${name}"></article>`
  click(card('dress') + card('skirt'), '#skirt')
  expect(await repeatedIn(card('new') + card('dress') + card('skirt'))).toEqual(['skirt'])
})

test('a link behind a kept click waits; alone, or for another tab, the browser follows it', async () => {
  const link = (id: string) => `<a href="/cart" id="${id}">${id}</a>`
  const seen: boolean[] = []
  const note = (event: Event) => {
    seen.push(event.defaultPrevented)
    event.preventDefault()
  }
  window.addEventListener('click', note)
  click(link('view') + add, '#view', '#add', '#view')
  const inTab = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true })
  root().querySelector('#view')?.dispatchEvent(inTab)
  window.removeEventListener('click', note)
  expect(seen).toEqual([false, true, true, false])
  const goTo = ({ id }: HTMLElement) => id === 'view' && window.history.pushState(null, '', '/cart')
  expect(await repeatedIn(link('view') + add, goTo)).toEqual(['add', 'view'])
})

test('clicks after a change of page are not repeated', async () => {
  click(`${add}<button id="buy">Buy</button>`, '#buy', '#add')
  const goOn = () => window.history.pushState(null, '', '/checkout')
  expect(await repeatedIn(`${add}<button id="buy">Buy</button>`, goOn)).toEqual(['buy'])
})

test('the last choice in a list is made in the app’s list', async () => {
  const list = '<select id="sort"><option value="a"></option><option value="b"></option></select>'
  click(list)
  const select = root().querySelector('select') as HTMLSelectElement
  for (const value of ['b', 'a', 'b']) {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const values: string[] = []
  const note = (element: HTMLElement) => values.push((element as HTMLSelectElement).value)
  expect(await repeatedIn(list, note)).toEqual(['sort'])
  expect(values).toEqual(['b'])
})

test('the focus goes to the element’s successor', async () => {
  click(size('s') + size('m') + add)
  root().querySelector<HTMLElement>('#m')?.focus()
  await repeatedIn(size('m') + size('s') + add)
  expect(document.activeElement?.id).toBe('m')
})
