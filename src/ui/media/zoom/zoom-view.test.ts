import { describe, expect, it } from 'vitest'
import { movedBy, whole, withinZoom, zoomedAt, zoomedByKey } from './zoom-view'

const sizes = { window: { width: 400, height: 800 }, picture: { width: 400, height: 530 } }

describe('a zoomed picture', () => {
  it('keeps the place under the pointer where it is', () => {
    const view = zoomedAt(whole, { x: 100, y: -50 }, 2)
    // The place 100 right of the middle is 200 from the picture's middle at scale 2.
    expect(view).toEqual({ scale: 2, x: -100, y: 50 })
    expect(zoomedAt(view, { x: 100, y: -50 }, 0.5)).toEqual(whole)
  })

  it('is never smaller than the window nor larger than five times', () => {
    expect(zoomedAt(whole, { x: 0, y: 0 }, 0.2).scale).toBe(1)
    expect(zoomedAt(whole, { x: 0, y: 0 }, 9).scale).toBe(5)
  })

  it('stops at its edges', () => {
    expect(withinZoom({ scale: 2, x: 900, y: -900 }, sizes)).toEqual({ scale: 2, x: 200, y: -130 })
  })

  it('stays in the middle where it is smaller than the window', () => {
    expect(withinZoom({ scale: 1.2, x: 0, y: 60 }, sizes)).toEqual({ scale: 1.2, x: 0, y: 0 })
    expect(withinZoom(movedBy(whole, { x: 30, y: 30 }), sizes)).toEqual(whole)
  })
})

describe('keys', () => {
  it.each([
    ['+', 1.5],
    ['=', 1.5],
    ['-', 1],
    ['0', 1],
  ])('%s scales to %f', (key, scale) => {
    expect(zoomedByKey(whole, key)?.scale).toBe(scale)
  })

  it('arrows move a zoomed picture, and are left to the slides otherwise', () => {
    expect(zoomedByKey(whole, 'ArrowRight')).toBeNull()
    expect(zoomedByKey({ scale: 2, x: 0, y: 0 }, 'ArrowRight')).toMatchObject({ x: -80 })
    expect(zoomedByKey({ scale: 2, x: 0, y: 0 }, 'ArrowDown')).toMatchObject({ y: -80 })
  })

  it('others do nothing', () => {
    expect(zoomedByKey({ scale: 2, x: 0, y: 0 }, 'a')).toBeNull()
  })
})
