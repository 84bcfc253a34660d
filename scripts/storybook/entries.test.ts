import { expect, test } from 'vitest'
import { type StoryEntry, withSomeDocs } from './entries.ts'

const entry = (title: string, type: 'story' | 'docs'): StoryEntry => ({
  id: `${title} ${type}`,
  title,
  name: type,
  type,
})

test('of the docs pages the first of each folder stays, and every story', () => {
  const entries = ['Shop/Cart/A', 'Shop/Cart/B', 'Shop/Home/C'].flatMap((title) => [
    entry(title, 'docs'),
    entry(title, 'story'),
  ])
  expect(withSomeDocs(entries).map(({ id }) => id)).toEqual([
    'Shop/Cart/A docs',
    'Shop/Cart/A story',
    'Shop/Cart/B story',
    'Shop/Home/C docs',
    'Shop/Home/C story',
  ])
})
