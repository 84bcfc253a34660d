import { expect, it } from 'vitest'
import { body, hems } from '../../../mocks/seed/catalogue/lengths.ts'
import { boxOf } from '../geometry.ts'
import { figure, onFigure } from './figure.ts'

it('stands on the ground line of all pictures §15.9g', () => {
  const [, , , bottom] = boxOf(figure('#000').flatMap(({ outline }) => [...outline]))
  // The tips of the shoes are nearer to the viewer than the ground line, so they are drawn below it.
  expect(bottom).toBeGreaterThan(body.floor)
  expect(bottom).toBeLessThan(body.floor + 60)
})

it.each(Object.entries(hems))('keeps the height of a %s hem §15.9g', (_length, hem) => {
  expect(onFigure(0, false)([180, hem])[1]).toBe(hem)
})

it('is narrower than a garment laid flat, most at the waist', () => {
  const [waist] = onFigure(0, false)([130, body.waist])
  const [hip] = onFigure(0, false)([130, body.hip])
  expect(waist).toBeLessThan(hip)
  expect(hip).toBeLessThan(130)
})

it('ends a top that is tucked in just below the waist', () => {
  expect(onFigure(0, true)([0, 478])[1]).toBeLessThan(body.waist + 40)
  expect(onFigure(0, false)([0, 478])[1]).toBe(478)
})
