import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { SearchBox, SearchField, Suggestion, SearchSuggestions } from '@/ui/fields/SearchField'

type StageProps = { names: string[]; onSubmit: () => void; onTake: (name: string) => void }

function Stage({ names, onSubmit, onTake }: StageProps) {
  const [text, setText] = useState('')
  return (
    <SearchField value={text} onChange={setText} suggestions={names} toText={(name) => name}>
      <SearchBox
        label="Tìm sản phẩm"
        placeholder="Bạn tìm gì hôm nay?"
        maxLength={100}
        suggesting={names.length > 0}
        onSubmit={onSubmit}
      />
      {names.length > 0 && (
        <SearchSuggestions aria-label="Gợi ý">
          {names.map((name) => (
            <Suggestion key={name} value={name} onClick={() => onTake(name)}>
              {name}
            </Suggestion>
          ))}
        </SearchSuggestions>
      )}
    </SearchField>
  )
}

const meta = preview.meta({
  component: Stage,
  parameters: {
    guide: {
      use: ["For a search with suggestions while typing: the shop's search panel."],
      avoid: [
        'To filter a list that is on screen: take `ListSearch`.',
        'For a value that must be one of a list: take `Combobox`.',
      ],
      keyboard: [
        ['Down, Up', 'move through the suggestions'],
        ['Enter', 'opens the marked one, else submits the text'],
        ['Escape', 'closes the suggestions'],
      ],
      reader: 'A combobox; the number of hits is a status, read when typing pauses.',
    },
  },
  args: { names: ['Áo sơ mi', 'Đầm lụa'], onSubmit: fn(), onTake: fn() },
})

/** The arrow keys move through the suggestions, and Enter chooses one. The typed text stays. */
export const Suggesting = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Tìm sản phẩm' })
    await userEvent.type(box, 'dam{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onTake).toHaveBeenCalledWith('Đầm lụa')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(box).toHaveValue('dam')
  },
})
