import { memo, useState } from 'react'
import styled from 'styled-components'
import type { ProductColor } from '@/api/generated/model'
import { optionProblem } from '@/domain/product/variant-grid'
import { useMsg } from '@/i18n/use-msg'
import { isEnter } from '@/lib/command-key'
import { fold, tidyText } from '@/lib/text'
import { color, media, radius, size, space, text } from '@/theme/tokens.gen'
import { Checkbox } from '@/ui/choosing/Checkbox'
import { RadioLegend } from '@/ui/choosing/choice-group'
import { TextField } from '@/ui/fields/TextField'
import { useLateField } from '@/ui/form/use-form'
import { ownColoursStyle, Row, Stack } from '@/ui/layout/basics'
import { dyeColorCode, usualDyes } from './dyes'
import { ColorDot, NewOptionField } from './options'
import type { VariantGridAction } from './use-variant-grid'

type ColorOptionsProps = {
  colors: readonly ProductColor[]
  /** The ticked colours. Only these are on sale. */
  ticked: readonly ProductColor[]
  change: (action: VariantGridAction) => void
}

/**
 * The colours of a product, each with a name and a colour code. A list suggests the usual dyes of the shop.
 */
export const ColorOptions = memo(function ColorOptions({
  colors,
  ticked,
  change,
}: ColorOptionsProps) {
  const msg = useMsg()
  /** The colour code that staff chose for the next colour. Null until they choose one. */
  const [code, setCode] = useState<string | null>(null)
  const names = colors.map(({ name }) => name)
  const nextCode = (name: string) => code ?? dyeColorCode(name)
  const isTicked = (wanted: string) => ticked.some(({ name }) => name === wanted)
  const tick = (color: ProductColor) => change({ type: 'tickColor', color })
  const unused = usualDyes.filter((dye) => names.every((known) => fold(known) !== fold(dye.name)))

  const add = (name: string) => {
    tick({ name: tidyText(name), color_code: nextCode(name) })
    setCode(null)
  }
  return (
    <Stack as="fieldset" $gap={3}>
      <RadioLegend>{msg('adminVariants.colors')}</RadioLegend>
      {colors.length > 0 && (
        <Rows aria-label={msg('adminVariants.colors')}>
          {colors.map((color, index) => {
            const { name } = color
            return (
              <ColorRow
                // oxlint-disable-next-line react/no-array-index-key -- the rows never change places
                key={index}
                color={color}
                ticked={isTicked(name)}
                others={names.filter((other) => other !== name)}
                onTick={(on) => (on ? tick(color) : change({ type: 'untickColor', name }))}
                onRename={(to) => change({ type: 'renameColor', from: name, to })}
                onRecode={(color_code) =>
                  change({ type: 'recodeColor', color: { name, color_code } })
                }
              />
            )
          })}
        </Rows>
      )}
      <NewOptionField
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
      </NewOptionField>
      {unused.length > 0 && (
        <Suggestions>
          <summary>{msg('adminVariants.palette')}</summary>
          <Row $wrap $gap={2} $align="flex-start">
            {unused.map((dye) => (
              <Dye key={dye.name} type="button" onClick={() => tick(dye)}>
                <ColorDot style={{ backgroundColor: dye.color_code }} />
                <span lang="vi">{dye.name}</span>
              </Dye>
            ))}
          </Row>
        </Suggestions>
      )}
    </Stack>
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

/* The negative margin moves this list into the space that the field above reserves for its error. */
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

/** The row of a colour: a checkbox for "on sale", the colour code, and the name. */
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

/* The space for an error is not reserved here, so that the rows stay low. */
const NameBox = styled.div`
  min-width: 0;

  & input {
    min-height: 44px;
  }

  & > div > div:last-child {
    min-height: 0;
  }
`

/** The browser's colour picker, drawn as a disc. */
const CodeInput = styled.input.attrs(({ value }) => ({ type: 'color', title: String(value) }))`
  flex: none;
  width: 44px;
  height: 44px;
  padding: ${space(2)};
  border: 0;
  border-radius: ${radius.pill};
  background: none;
  cursor: pointer;
  ${ownColoursStyle}

  &::-webkit-color-swatch-wrapper {
    padding: 0;
  }

  /* Two rules, because a browser ignores a whole rule if it does not know one of its selectors. */
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
