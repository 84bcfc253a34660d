import { expect, test } from 'vitest'
import { noteOf, picturedVariants, savedNotes, withNotes } from './image-notes'

const images = ['/a.avif', '/b.avif', '/c.avif']

test('a colour goes to several pictures at once and leaves their texts §10.4.7b', () => {
  const texts = withNotes([], ['/a.avif'], { alt: 'Cổ áo' })
  const notes = withNotes(texts, ['/a.avif', '/c.avif'], { color: 'Đỏ' })
  expect(noteOf(notes, '/a.avif')).toEqual({ url: '/a.avif', alt: 'Cổ áo', color: 'Đỏ' })
  expect(noteOf(notes, '/c.avif')).toEqual({ url: '/c.avif', alt: '', color: 'Đỏ' })
  expect(noteOf(notes, '/b.avif')).toEqual({ url: '/b.avif', alt: '', color: '' })
})

test('only pictures that are still there, and about which something is said, are saved', () => {
  const image_notes = [
    { url: '/gone.avif', alt: 'Cũ', color: '' },
    { url: '/b.avif', alt: '  Lưng  áo ', color: '' },
    { url: '/a.avif', alt: ' ', color: '' },
  ]
  expect(savedNotes({ images, image_notes })).toEqual([
    { url: '/b.avif', alt: 'Lưng áo', color: '' },
  ])
})

test('a variant takes the first picture of its colour', () => {
  const variant = {
    id: null,
    color: 'Đỏ',
    size: 'M',
    price: 1,
    original_price: null,
    stock: 1,
    image_url: '/old.avif',
  }
  const image_notes = withNotes([], ['/c.avif', '/b.avif'], { color: 'Đỏ' })
  const pictured = picturedVariants([variant, { ...variant, color: 'Xanh' }], {
    images,
    image_notes,
  })
  expect(pictured.map(({ image_url }) => image_url)).toEqual(['/b.avif', '/old.avif'])
})
