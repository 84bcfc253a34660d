import { act, fireEvent, render } from '@testing-library/react'
import { type ReactNode, Suspense, use } from 'react'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { PhoneCrop, useImgFiles } from './Picture'
import { swipedSlides } from './Slider'
import { moveZoom, unzoomedView, clampZoom, ZoomBox, zoomAt, zoomByKey } from './ZoomBox'

const files = { src: '/a-720.avif', srcSet: '/a-360.avif 360w, /a-720.avif 720w', sizes: '50vw' }
const wide = '/banner-1600.avif?widths=800,1600&phone=480'

type ShotProps = Partial<typeof files> & { onSet?: (image: HTMLImageElement) => void }

function Shot({ onSet, ...changed }: ShotProps) {
  const sources = useImgFiles({ ...files, ...changed }, onSet)
  return <img {...sources} alt="" />
}

/** A component that never finishes rendering, so its siblings are created and then abandoned. */
function Waits(): never {
  return use(new Promise<never>(() => {}))
}

/** Returns a list that collects the elements created from now on. */
function madeElements(): Element[] {
  const made: Element[] = []
  const create = document.createElement.bind(document)
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = create(name)
    made.push(element)
    return element
  })
  return made
}

afterEach(() => vi.restoreAllMocks())

test('a picture has its files when it is in the page', () => {
  const { container } = render(<Shot />)
  const image = container.querySelector('img')
  expect(image?.getAttribute('src')).toBe(files.src)
  expect(image?.srcset).toBe(files.srcSet)
  expect(image?.sizes).toBe(files.sizes)
})

/** Returns the elements that React created for `children` in a render that it then abandoned. */
async function givenUp(children: ReactNode): Promise<Element[]> {
  const made = madeElements()
  await act(async () => {
    render(
      <Suspense>
        {children}
        <Waits />
      </Suspense>,
    )
  })
  return made.filter(({ localName }) => ['picture', 'img', 'source'].includes(localName))
}

test('a picture of an abandoned render has no files', async () => {
  const made = await givenUp(<Shot />)
  expect(made.length).toBeGreaterThan(0)
  for (const image of made) {
    expect(image.isConnected).toBe(false)
    expect(image.getAttributeNames()).toEqual(['alt'])
  }
})

test('a picture with a phone crop is not created in an abandoned render', async () => {
  const made = await givenUp(
    <PhoneCrop src={wide} sizes="100vw">
      <Shot />
    </PhoneCrop>,
  )
  expect(new Set(made.map(({ localName }) => localName))).toEqual(new Set(['picture']))
})

test('the source of a phone crop has the media query of narrow windows', () => {
  const { container } = render(
    <PhoneCrop src={wide} sizes="100vw">
      <Shot />
    </PhoneCrop>,
  )
  const source = container.querySelector('source')
  expect(source?.media).toBe('(max-width: 47.99em)')
  expect(source?.srcset).toBe('/banner-phone-480.avif 480w')
  expect(source?.sizes).toBe('100vw')
})

test('the picture loads again only with another file', async () => {
  const onSet = vi.fn()
  const { container, rerender } = render(<Shot onSet={onSet} />)
  const image = container.querySelector('img')
  await expect.poll(() => onSet.mock.calls).toEqual([[image]])
  rerender(<Shot onSet={onSet} sizes="100vw" />)
  await Promise.resolve()
  expect(image?.sizes).toBe('100vw')
  expect(onSet).toHaveBeenCalledTimes(1)
  rerender(<Shot onSet={onSet} src="/b.avif" srcSet="" />)
  await expect.poll(() => onSet.mock.calls).toHaveLength(2)
  expect(image?.getAttribute('src')).toBe('/b.avif')
})

test.each([
  ['stays below 50 px', 49, 0],
  ['goes on from 50 px', 50, 1],
  ['goes back the other way', -50, -1],
  ['goes as far as it was dragged', 1.8 * 360, 2],
])('a swipe %s §2.6.1 §9.12', (_, moved, step) => {
  expect(swipedSlides(moved, 360, 50)).toBe(step)
})

const sizes = { window: { width: 400, height: 800 }, picture: { width: 400, height: 530 } }

describe('a zoomed picture', () => {
  it('keeps the place under the pointer where it is', () => {
    const view = zoomAt(unzoomedView, { x: 100, y: -50 }, 2)
    // At scale 2, the point 100 px right of the middle is 200 px from the middle of the picture.
    expect(view).toEqual({ scale: 2, x: -100, y: 50 })
    expect(zoomAt(view, { x: 100, y: -50 }, 0.5)).toEqual(unzoomedView)
  })

  it('is never smaller than the window nor larger than five times', () => {
    expect(zoomAt(unzoomedView, { x: 0, y: 0 }, 0.2).scale).toBe(1)
    expect(zoomAt(unzoomedView, { x: 0, y: 0 }, 9).scale).toBe(5)
  })

  it('stops at its edges', () => {
    expect(clampZoom({ scale: 2, x: 900, y: -900 }, sizes)).toEqual({ scale: 2, x: 200, y: -130 })
  })

  it('stays in the middle where it is smaller than the window', () => {
    expect(clampZoom({ scale: 1.2, x: 0, y: 60 }, sizes)).toEqual({ scale: 1.2, x: 0, y: 0 })
    expect(clampZoom(moveZoom(unzoomedView, { x: 30, y: 30 }), sizes)).toEqual(unzoomedView)
  })
})

describe('keys', () => {
  it.each([
    ['+', 1.5],
    ['=', 1.5],
    ['-', 1],
    ['0', 1],
  ])('%s scales to %f', (key, scale) => {
    expect(zoomByKey(unzoomedView, key)?.scale).toBe(scale)
  })

  it('arrows move a zoomed picture, and otherwise the slides', () => {
    expect(zoomByKey(unzoomedView, 'ArrowRight')).toBeNull()
    expect(zoomByKey({ scale: 2, x: 0, y: 0 }, 'ArrowRight')).toMatchObject({ x: -80 })
    expect(zoomByKey({ scale: 2, x: 0, y: 0 }, 'ArrowDown')).toMatchObject({ y: -80 })
  })
})

describe('a finger on a picture whose slider moves along §2.6.1', () => {
  /**
   * Drags a finger across a `ZoomBox` by the given distances, while a slider moves the box along. Returns
   * whether the picture is zoomed after the finger is lifted.
   */
  function drag(steps: readonly number[]): boolean {
    const { container } = render(<ZoomBox moves={null}>{() => <img alt="" />}</ZoomBox>)
    const box = container.querySelector<HTMLElement>('[data-zoomed]')!
    let moved = 0
    box.getBoundingClientRect = () => new DOMRect(moved, 0, 300, 300)
    const finger = () => ({ pointerId: 1, button: 0, clientX: 150 + moved, clientY: 150 })
    fireEvent.pointerDown(box, finger())
    for (const step of steps) {
      moved += step
      fireEvent.pointerMove(box, finger())
    }
    fireEvent.pointerUp(box, finger())
    return box.dataset.zoomed === 'true'
  }

  test.each([
    ['a slow drag, 3 px per frame', Array.from({ length: 12 }, () => 3)],
    ['a swipe of 60 px', [20, 20, 20]],
    ['a drag there and back', [20, 20, -20, -20]],
  ])('%s zooms nothing', (_, steps) => expect(drag(steps)).toBe(false))

  test('a click with a trembling hand zooms', () => expect(drag([2, -3, 2])).toBe(true))
})
