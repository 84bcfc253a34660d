import { describe, expect, it } from 'vitest'
import { imageRules } from '@/domain/content/image-file'
import { picturesOf, productPicture, views } from './manifest'

describe('the pictures of a product', () => {
  const colours = [
    { name: 'Ngà', code: '#f0e6d4' },
    { name: 'Đen', code: '#211d1c' },
  ]

  it('are all views in its first colour, then the front in each other colour', () => {
    expect(picturesOf({ colours, hasPictures: true, design: {} })).toEqual([
      ...views.map((view) => ({ colourIndex: 0, view })),
      { colourIndex: 1, view: 'front' },
    ])
  })

  it('are never more than a product may have §9.4', () => {
    const five = picturesOf({ colours: Array.from({ length: 5 }), hasPictures: true, design: {} })
    expect(five).toHaveLength(imageRules.maxCount)
    expect(five.at(-1)).toEqual({ colourIndex: 4, view: 'front' })
  })

  it('begin with the back of what is bought for it §15.9b', () => {
    const design = { behind: ['cranes'] }
    expect(picturesOf({ colours, hasPictures: true, design })[0]?.view).toBe('back')
    expect(picturesOf({ colours, hasPictures: true, design: { behind: ['vent'] } })[0]?.view).toBe(
      'front',
    )
  })

  it('leave out a view that is not drawn well §15.9b', () => {
    const shown = picturesOf({ colours, hasPictures: true, design: {}, without: ['back'] })
    expect(shown.map(({ view }) => view)).not.toContain('back')
  })

  it('are none where the catalogue has none', () => {
    expect(picturesOf({ colours, hasPictures: false, design: {} })).toEqual([])
  })

  it('name a middle size for the gallery of a phone, and the widths of the other files', () => {
    expect(productPicture('ao', 1, 'front')).toBe(
      '/artwork/products/ao--1-front-720.avif?widths=360,720,1440',
    )
  })
})
