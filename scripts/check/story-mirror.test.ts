import { describe, expect, it } from 'vitest'
import { guideProblems, mirrorProblems } from './story-mirror.ts'

const cart = {
  'src/screens/cart/CartScreen.tsx': "import { CartList } from '@/features/cart/CartList'",
  'src/features/cart/CartList.tsx': "import { CartLine } from './CartLine'",
  'src/features/cart/CartLine.tsx': '',
  'stories/features/cart/CartList.stories.tsx': "import '@/features/cart/CartList'",
}
const problemsOf = (sources: Record<string, string>) =>
  mirrorProblems(new Map(Object.entries(sources)))

describe('mirrorProblems', () => {
  it('accepts a component without a story if only its own folder uses it, and pages of text', () => {
    expect(problemsOf(cart)).toEqual([])
    expect(problemsOf({ ...cart, 'stories/foundations/Colours.stories.tsx': '' })).toEqual([])
  })

  it('finds components that another folder uses but no story shows', () => {
    const { 'stories/features/cart/CartList.stories.tsx': _, ...bare } = cart
    const component = 'src/features/cart/CartList.tsx'
    const problem = `${component} is in no story: no story file leads to it`
    expect(problemsOf(bare)).toEqual([problem])
    const lazy = "lazy(() => import('@/features/cart/CartList'))"
    expect(problemsOf({ ...bare, 'src/screens/cart/CartScreen.tsx': lazy })).toEqual([problem])
    const screen = "import { CartScreen } from '@/screens/cart/CartScreen'"
    const inParent = { ...bare, 'stories/screens/cart/CartScreen.stories.tsx': screen }
    expect(problemsOf(inParent)).toEqual([])
  })

  it('finds a story without a component', () => {
    expect(problemsOf({ 'stories/ui/actions/Bouton.stories.tsx': '' })).toEqual([
      'stories/ui/actions/Bouton.stories.tsx mirrors no component: src/ui/actions/Bouton.tsx does not exist',
    ])
  })
})

it('reports a component of ui without a guide if two folders use it; others need none', () => {
  const files = new Map([
    [
      'stories/ui/data/Price.stories.tsx',
      'const meta = preview.meta({ parameters: { guide: { use: [] } } })',
    ],
    ['stories/ui/data/Tag.stories.tsx', 'const meta = preview.meta({ component: Tag })'],
    ['stories/ui/data/Once.stories.tsx', ''],
    ['src/ui/data/Tag.tsx', ''],
    ['src/ui/data/Once.tsx', ''],
    ['src/features/cart/Line.tsx', "import '@/ui/data/Tag'\nimport '@/ui/data/Once'"],
    ['src/screens/cart/CartScreen.tsx', "import '@/ui/data/Tag'"],
    ['stories/ui/data/Time.stories.tsx', "parameters: {\n  guide: { use: ['x'] },\n}"],
    ['stories/features/cart/Line.stories.tsx', ''],
    ['stories/foundations/Colours.stories.tsx', ''],
  ])
  expect(guideProblems(files)).toEqual([
    'stories/ui/data/Tag.stories.tsx has no guide for its docs page: write parameters.guide',
  ])
})
