import { describe, expect, it } from 'vitest'
import { mirrorProblems } from './story-mirror.ts'

describe('mirrorProblems', () => {
  it('accepts a mirrored tree, foundations and exemptions', () => {
    const files = [
      'src/ui/Button.tsx',
      'stories/ui/Button.stories.tsx',
      'src/ui/FieldNote.tsx',
      'src/ui/icons/Heart.tsx',
      'src/features/cart/CartList.tsx',
      'stories/features/cart/CartList.stories.tsx',
      'stories/foundations/Colours.stories.tsx',
    ]
    expect(mirrorProblems(files, { 'src/ui/FieldNote.tsx': 'part of Field' })).toEqual([])
  })

  it('finds a component without a story and a story without a component', () => {
    const files = ['src/ui/Button.tsx', 'stories/ui/Bouton.stories.tsx']
    expect(mirrorProblems(files, {})).toEqual([
      'stories/ui/Bouton.stories.tsx mirrors no component: src/ui/Bouton.tsx does not exist',
      'src/ui/Button.tsx has no story: stories/ui/Button.stories.tsx',
    ])
  })

  it('finds an exemption that is no longer needed', () => {
    expect(mirrorProblems([], { 'src/ui/Gone.tsx': 'was part of Field' })).toEqual([
      'src/ui/Gone.tsx needs no exemption any more',
    ])
  })
})
