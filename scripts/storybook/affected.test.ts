import { describe, expect, it } from 'vitest'
import { affectedStories, compareIndexes, type IndexEntry } from './affected.ts'

const importedBy = (name: string, ...reasons: string[]) => ({
  name,
  reasons: reasons.map((moduleName) => ({ moduleName })),
})
const [price, tag] = ['./stories/Price.stories.tsx', './stories/Tag.stories.tsx']
const graph = {
  modules: [
    importedBy('./src/ui/Price.tsx', price),
    importedBy('./src/lib/money.ts', './src/ui/Price.tsx', './src/lib/round.ts'),
    importedBy('./src/lib/round.ts', './src/lib/money.ts'),
    importedBy('./.storybook/preview.tsx', price, tag),
    importedBy(price),
    importedBy(tag),
  ],
}

describe('stories that a change may reach', () => {
  it.each([
    ['a component reaches its stories', ['src/ui/Price.tsx'], [price]],
    ['a module reaches its importers’ stories, even in a cycle', ['src/lib/round.ts'], [price]],
    ['a story file reaches itself', ['stories/Tag.stories.tsx'], [tag]],
    ['the preview reaches all', ['.storybook/preview.tsx'], [price, tag]],
    ['a token reaches all', ['brand/moc-lan/tokens.json'], [price, tag]],
    ['a new version of a package reaches all', ['package-lock.json'], [price, tag]],
    ['a document and a test reach none', ['docs/qa.md', 'src/ui/Price.test.tsx'], []],
  ])('%s', (_, changed, stories) => {
    expect([...affectedStories(graph, changed)].sort()).toEqual(stories)
  })

  it('finds new and removed stories by the indexes, and compares all others by picture', () => {
    const entry = (id: string, importPath: string): IndexEntry => ({
      id,
      importPath,
      title: 'Ui',
      name: id,
      type: 'story',
    })
    const result = compareIndexes(
      [entry('price--old', price), entry('price--plain', price), entry('tag--plain', tag)],
      [entry('price--plain', price), entry('price--sale', price), entry('tag--plain', tag)],
      new Set([price]),
    )
    const ids = (entries: readonly IndexEntry[]) => entries.map(({ id }) => id)
    expect(ids(result.added)).toEqual(['price--sale'])
    expect(ids(result.gone)).toEqual(['price--old'])
    expect(ids(result.both)).toEqual(['price--plain'])
  })
})
