import { expect, test } from 'vitest'
import type { Banner } from '@/api/generated/model'
import { type Description, loggedNames, loggedOfKind } from '@/lib/description'
import { banner, product } from './descriptions'

test('a field of the contract that is not described does not compile', () => {
  const { title_2: _, ...others } = banner
  // @ts-expect-error: `title_2` is missing
  const incomplete: Description<Banner> = others
  expect(incomplete).not.toHaveProperty('title_2')
})

test('the log tells of what is edited, and leaves out what follows from it', () => {
  expect(loggedNames(product)).toContain('meta_keywords')
  expect(loggedNames(product)).not.toContain('slug')
  expect(loggedOfKind(product, 'measure')).toEqual(['length', 'width', 'height'])
})
