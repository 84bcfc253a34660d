import { expect, test } from 'vitest'
import { chooseShots } from './choice.ts'
import type { StoryEntry } from './entries.ts'

const story = (title: string, name: string, type: 'story' | 'docs' = 'story'): StoryEntry => ({
  id: `${title} ${name}`.toLowerCase().replaceAll(/\W+/g, '-'),
  title,
  name,
  type,
})

test('a component gives its first and one telling state, a screen two widths, its parts none', () => {
  const shots = chooseShots([
    story('Components/Data/Tag', 'Docs', 'docs'),
    story('Components/Data/Tag', 'Plain'),
    story('Components/Data/Tag', 'Second'),
    story('Components/Data/Tag', 'Long Text'),
    story('Shop/Cart/CartScreen', 'Filled'),
    story('Shop/Cart/CartScreen', 'Empty'),
    story('Shop/Cart/Parts/CartLine', 'Plain'),
    story('Shop/Pages/InfoPage', 'About'),
    story('Flows/SignUp', 'Sign Up'),
  ])
  expect(shots.map(({ name }) => name)).toEqual([
    'components-data-tag-plain.720',
    'components-data-tag-long-text.720',
    'shop-cart-cartscreen-filled.360',
    'shop-cart-cartscreen-filled.1440',
    'shop-pages-infopage-about.360',
    'shop-pages-infopage-about.1440',
  ])
})
