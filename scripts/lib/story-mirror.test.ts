import { describe, expect, it } from 'vitest'
import { mirrorProblems } from './story-mirror.ts'

describe('mirrorProblems', () => {
  it('accepts a mirrored tree, foundations and exemptions', () => {
    const files = [
      'src/ui/actions/Button.tsx',
      'stories/ui/actions/Button.stories.tsx',
      'src/ui/fields/FieldNote.tsx',
      'src/features/cart/CartList.tsx',
      'stories/features/cart/CartList.stories.tsx',
      'src/app/App.tsx',
      'stories/foundations/Colours.stories.tsx',
    ]
    expect(mirrorProblems(files, { 'src/ui/fields/FieldNote.tsx': 'part of Field' })).toEqual([])
  })

  it('finds a component without a story and a story without a component', () => {
    const files = ['src/ui/actions/Button.tsx', 'stories/ui/actions/Bouton.stories.tsx']
    expect(mirrorProblems(files, {})).toEqual([
      'stories/ui/actions/Bouton.stories.tsx mirrors no component: src/ui/actions/Bouton.tsx does not exist',
      'src/ui/actions/Button.tsx has no story: stories/ui/actions/Button.stories.tsx',
    ])
  })

  it('finds an exemption that is no longer needed', () => {
    expect(mirrorProblems([], { 'src/ui/fields/Gone.tsx': 'was part of Field' })).toEqual([
      'src/ui/fields/Gone.tsx needs no exemption: remove it from scripts/story-exemptions.ts',
    ])
  })
})
