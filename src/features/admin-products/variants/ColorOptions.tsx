import { memo, useState } from 'react'
import styled from 'styled-components'
import type { ProductColor } from '@/api/generated/model'
import { optionProblem } from '@/domain/product/variant-grid'
import { useMsg } from '@/i18n/use-msg'
import { isEnter } from '@/lib/command-key'
import { fold, tidyText } from '@/lib/text'
import { color, media, radius, size, space, text } from '@/theme/tokens.gen'
import { Checkbox } from '@/ui/choosing/Checkbox'
import { ChoiceLegend } from '@/ui/choosing/choice-group'
import { TextField } from '@/ui/fields/TextField'
import { useLateField } from '@/ui/form/use-form'
import { Row } from '@/ui/layout/basics'
import { Dot, NewOption, OptionGroup } from './options'
import { clothCode, palette } from './palette'
import type { GridAction } from './use-variant-grid'

type ColorOptionsProps = {
  colors: readonly ProductColor[]
  /** Those that are sold. */
  ticked: readonly ProductColor[]
  change: (action: GridAction) => void
}

/** The colours of a product: by name and code, with the shop's dyes to choose from. */
export const ColorOptions = memo(function ColorOptions({
  colors,
  ticked,
  change,
}: ColorOptionsProps) {
  const msg = useMsg()
  /** The code of the next colour, where it was chosen. */
  const [code, setCode] = useState<string | null>(null)
  const names = colors.map((one) => one.name)
  const nextCode = (name: string) => code ?? clothCode(name)
  const isTicked = (wanted: string) => ticked.some((one) => one.name === wanted)
  const tick = (color: ProductColor) => change({ type: 'tickColor', color })
  const unused = palette.filter((one) => names.every((known) => fold(known) !== fold(one.name)))

  const add = (name: string) => {
    tick({ name: tidyText(name), color_code: nextCode(name) })
    setCode(null)
  }
  return (
    <OptionGroup>
      <ChoiceLegend>{msg('adminVariants.colors')}</ChoiceLegend>
      {colors.length > 0 && (
        <Rows aria-label={msg('adminVariants.colors')}>
          {colors.map((one, index) => (
            <ColorRow
              // oxlint-disable-next-line react/no-array-index-key -- none moves; renaming keeps focus
              key={index}
              color={one}
              ticked={isTicked(one.name)}
              others={names.filter((other) => other !== one.name)}
              onTick={(on) => (on ? tick(one) : change({ type: 'untickColor', name: one.name }))}
              onRename={(to) => change({ type: 'renameColor', from: one.name, to })}
              onRecode={(color_code) =>
                change({ type: 'recodeColor', color: { name: one.name, color_code } })
              }
            />
          ))}
        </Rows>
      )}
      <NewOption
        label={msg('adminVariants.color.new')}
        problemOf={(name) => optionProblem(name, names)}
        onAdd={add}
      >
        {(name) => (
          <CodeInput
            aria-label={msg('adminVariants.color.newCode')}
            value={nextCode(name)}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
      </NewOption>
      {unused.length > 0 && (
        <Suggestions>
          <summary>{msg('adminVariants.palette')}</summary>
          <Row $wrap $gap={2} $align="flex-start">
            {unused.map((one) => (
              <Dye key={one.name} type="button" onClick={() => tick(one)}>
                <Dot style={{ backgroundColor: one.color_code }} />
                <span lang="vi">{one.name}</span>
              </Dye>
            ))}
          </Row>
        </Suggestions>
      )}
    </OptionGroup>
  )
})

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)} ${space(4)};

  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(280px, 1fr));
  }
`

/* Where a note of the field above would be. */
const Suggestions = styled.details`
  margin-block-start: -${space(6)};
  font-size: ${text.sm};

  & > summary {
    display: inline-block;
    min-height: ${size.target};
    padding-block: 11px;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`

const Dye = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${size.target};
  padding-inline: ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.pill};
  background: ${color.surface};

  &:hover {
    border-color: ${color.ink};
  }
`

type ColorRowProps = {
  color: ProductColor
  ticked: boolean
  others: readonly string[]
  onTick: (ticked: boolean) => void
  onRename: (name: string) => void
  onRecode: (code: string) => void
}

/** A colour of the product: whether it is sold, its code and its name, which can be changed. */
function ColorRow({ color, ticked, others, onTick, onRename, onRecode }: ColorRowProps) {
  const msg = useMsg()
  const { name, color_code: code } = color
  const [typed, setTyped] = useState<string | null>(null)
  const problem = typed === null ? null : optionProblem(typed, others)
  function settle() {
    if (typed === null || problem) return
    setTyped(null)
    const tidy = tidyText(typed)
    if (tidy !== name) onRename(tidy)
  }
  useLateField(settle)
  return (
    <ColorLine data-ticked={ticked || undefined}>
      <Checkbox
        label={msg('adminVariants.color.sell', { name })}
        hideLabel
        checked={ticked}
        onChange={onTick}
      />
      <CodeInput
        aria-label={msg('adminVariants.color.codeOf', { name })}
        value={code}
        onChange={({ target }) => onRecode(target.value)}
      />
      <NameBox>
        <TextField
          label={msg('adminVariants.color.nameOf', { name })}
          hideLabel
          value={typed ?? name}
          error={problem ? msg(`adminVariants.option.${problem}`) : undefined}
          onChange={setTyped}
          onBlur={settle}
          onKeyDown={(event) => {
            if (isEnter(event)) settle()
            if (event.key === 'Escape') setTyped(null)
          }}
        />
      </NameBox>
    </ColorLine>
  )
}

const ColorLine = styled.li`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr);
  gap: ${space(1)};

  &:not([data-ticked]) {
    color: ${color.inkSoft};
  }
`

/* Its note takes room only with a text: a row of colours is dense. */
const NameBox = styled.div`
  min-width: 0;

  & input {
    min-height: 44px;
  }

  & > div > div:last-child {
    min-height: 0;
  }
`

/** The browser's own colour picker, as a disc of cloth. */
const CodeInput = styled.input.attrs(({ value }) => ({ type: 'color', title: String(value) }))`
  flex: none;
  width: 44px;
  height: 44px;
  padding: ${space(2)};
  border: 0;
  border-radius: ${radius.pill};
  background: none;
  cursor: pointer;
  forced-color-adjust: none;

  &::-webkit-color-swatch-wrapper {
    padding: 0;
  }

  /* Two rules: a browser drops the whole of one whose selector it does not know. */
  &::-webkit-color-swatch {
    border: 1px solid ${color.lineStrong};
    border-radius: 50%;
  }

  &::-moz-color-swatch {
    border: 1px solid ${color.lineStrong};
    border-radius: 50%;
  }

  &:hover {
    background: ${color.sand};
  }
`
