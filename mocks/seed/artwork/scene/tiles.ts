import type { SectionName } from '../design.ts'
import { handbag, sunglasses } from '../props/bag.ts'
import { bangles, earrings } from '../props/jewellery.ts'
import { magnolia } from '../props/magnolia.ts'
import { put } from './object.ts'
import type { Scene } from './picture.ts'
import { garment, portrait } from './section-parts.ts'

function shirts(): Scene {
  return portrait('#e4d4bd', [
    garment(
      'c1',
      'cotton',
      {
        kind: 'shirt',
        cut: 'relaxed',
        collar: 'point',
        sleeve: 'long',
        pattern: 'stripe',
        details: ['pockets'],
      },
      '#7f9db3',
      [300, 90, 620, 600],
      10,
    ),
    garment(
      'c2',
      'poplin',
      { kind: 'shirt', cut: 'fitted', collar: 'peter-pan', sleeve: 'puff', pattern: 'plain' },
      '#f6f0e5',
      [70, 500, 640, 640],
      -6,
    ),
    put(magnolia(), { x: 846, y: 1150, scale: 0.9, turn: 4, prefix: 'm' }),
    put(earrings(), { x: 140, y: 200, prefix: 'e' }),
  ])
}

function dresses(): Scene {
  return portrait('#d5ddd0', [
    garment(
      'c1',
      'satin',
      { kind: 'dress', cut: 'pleated', collar: 'boat', sleeve: 'none', pattern: 'plain' },
      '#e7c7b6',
      [430, 90, 500, 930],
      8,
    ),
    garment(
      'c2',
      'cotton',
      { kind: 'dress', cut: 'a-line', collar: 'square', sleeve: 'puff', pattern: 'floral' },
      '#2f5650',
      [60, 150, 560, 980],
      -5,
    ),
    put(handbag('#a97c50'), { x: 826, y: 1062, scale: 1.1, turn: 10, prefix: 'b' }),
  ])
}

function skirts(): Scene {
  return portrait('#ecdacf', [
    garment(
      'c1',
      'satin',
      { kind: 'skirt', cut: 'pleated', pattern: 'plain' },
      '#8fa893',
      [330, 110, 560, 720],
      9,
    ),
    garment(
      'c2',
      'rawSilk',
      { kind: 'skirt', cut: 'wrap', pattern: 'floral', details: ['bow'] },
      '#8f3527',
      [90, 370, 560, 760],
      -5,
    ),
    put(bangles(), { x: 790, y: 1010, scale: 1.05, turn: -14, prefix: 's' }),
    put(sunglasses(), { x: 180, y: 200, turn: -16, prefix: 'g' }),
  ])
}

function pants(): Scene {
  return portrait('#dcd6cb', [
    garment(
      'c1',
      'tencel',
      { kind: 'pants', cut: 'wide', pattern: 'plain', details: ['pleats'] },
      '#5d6446',
      [440, 90, 460, 1000],
      6,
    ),
    garment(
      'c2',
      'denim',
      { kind: 'pants', cut: 'straight', pattern: 'twill' },
      '#46608a',
      [110, 130, 420, 1000],
      -5,
    ),
    put(magnolia(), { x: 880, y: 1180, scale: 0.7, turn: 10, prefix: 'm' }),
  ])
}

function aoDai(): Scene {
  return portrait('#e8dccb', [
    garment(
      'c1',
      'brocade',
      { kind: 'ao-dai', cut: 'classic', pattern: 'brocade' },
      '#8faa9a',
      [480, 70, 420, 1000],
      8,
    ),
    garment(
      'c2',
      'silk',
      { kind: 'ao-dai', cut: 'classic', pattern: 'plain', details: ['embroidery'] },
      '#a2281f',
      [130, 90, 480, 1060],
      -4,
    ),
    put(magnolia(), { x: 866, y: 1180, scale: 0.84, turn: 8, prefix: 'm' }),
    put(earrings(), { x: 112, y: 1080, scale: 0.9, prefix: 'e' }),
  ])
}

function outerwear(): Scene {
  return portrait('#d9d8d0', [
    garment(
      'c1',
      'linen',
      { kind: 'outerwear', cut: 'trench', pattern: 'plain' },
      '#c6a677',
      [390, 70, 520, 1020],
      7,
    ),
    garment(
      'c2',
      'wool',
      { kind: 'outerwear', cut: 'blazer', pattern: 'twill' },
      '#3a4a44',
      [50, 330, 600, 760],
      -6,
    ),
    put(bangles(), { x: 190, y: 170, scale: 1.1, turn: 10, prefix: 's' }),
  ])
}

/** Draws the tile of a category: two garments of it, overlapping. */
export function category(name: SectionName): Scene {
  switch (name) {
    case 'category-shirts':
      return shirts()
    case 'category-dresses':
      return dresses()
    case 'category-skirts':
      return skirts()
    case 'category-pants':
      return pants()
    case 'category-ao-dai':
      return aoDai()
    default:
      return outerwear()
  }
}
