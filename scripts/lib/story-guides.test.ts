import { expect, test } from 'vitest'
import { withoutGuide } from './story-guides.ts'

test('a component without a guide is named; screens and pages need none', () => {
  const files = new Map([
    ['stories/ui/data/Price.stories.tsx', 'const meta = { parameters: { guide } }'],
    ['stories/ui/data/Tag.stories.tsx', 'const meta = { component: Tag }'],
    ['stories/features/cart/Line.stories.tsx', "parameters: {\n  guide: { use: ['x'] },\n}"],
    ['stories/screens/cart/CartScreen.stories.tsx', ''],
    ['stories/foundations/Colours.stories.tsx', ''],
  ])
  expect(withoutGuide(files)).toEqual(['stories/ui/data/Tag.stories.tsx'])
})
