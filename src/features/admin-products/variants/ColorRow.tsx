import { useState } from 'react'
import styled from 'styled-components'
import type { ProductColor } from '@/api/generated/model'
import { optionProblem } from '@/domain/admin/variant-grid'
import { useMsg } from '@/i18n/use-msg'
import { color as tokens, space } from '@/theme/tokens'
import { Checkbox } from '@/ui/choosing/Checkbox'
import { TextField } from '@/ui/fields/TextField'
import { useLateField } from '@/ui/form/use-late-field'
import { CodeInput } from './CodeInput'
import { optionTexts } from './grid-texts'

type ColorRowProps = {
  /** Its name and code. */
  color: ProductColor
  /** Whether it is sold. */
  ticked: boolean
  /** Names that are taken by the other colours. */
  others: readonly string[]
  /** Called with whether it is sold. */
  onTick: (ticked: boolean) => void
  /** Called with a valid new name. */
  onRename: (name: string) => void
  /** Called with a new code, `#rrggbb`. */
  onRecode: (code: string) => void
}

/** A colour of the product: whether it is sold, its code and its name, which can be changed. */
export function ColorRow({ color, ticked, others, onTick, onRename, onRecode }: ColorRowProps) {
  const msg = useMsg()
  const { name, color_code: code } = color
  const [typed, setTyped] = useState<string | null>(null)
  const problem = typed === null ? null : optionProblem(typed, others)
  function settle() {
    if (typed === null || problem) return
    setTyped(null)
    const tidy = tidyName(typed)
    if (tidy !== name) onRename(tidy)
  }
  useLateField(settle)
  return (
    <Line data-ticked={ticked || undefined}>
      <Checkbox
        label={msg('adminVariants.color.sell', { name })}
        hideLabel
        checked={ticked}
        onChange={onTick}
      />
      <CodeInput
        label={msg('adminVariants.color.codeOf', { name })}
        value={code}
        onChange={onRecode}
      />
      <Name>
        <TextField
          label={msg('adminVariants.color.nameOf', { name })}
          hideLabel
          value={typed ?? name}
          error={problem ? msg(optionTexts[problem]) : undefined}
          onChange={setTyped}
          onBlur={settle}
          onKeyDown={(event) => {
            if (event.key === 'Enter') settle()
            if (event.key === 'Escape') setTyped(null)
          }}
        />
      </Name>
    </Line>
  )
}

/** As it is kept: one form of each letter, single spaces. */
export function tidyName(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, ' ').trim()
}

const Line = styled.li`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr);
  gap: ${space(1)};

  &:not([data-ticked]) {
    color: ${tokens.inkSoft};
  }
`

/* Its note takes room only with a text: a row of colours is dense. */
const Name = styled.div`
  min-width: 0;

  & input {
    min-height: 44px;
  }

  & > div > div:last-child {
    min-height: 0;
  }
`
