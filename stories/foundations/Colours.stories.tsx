import preview from '#.storybook/preview'
import styled from 'styled-components'
import { contrastOf, contrastPairs } from '@/theme/contrast'
import { color, radius, space } from '@/theme/tokens.gen'
import tokens from '@brand/figma.gen.json'
import { BookPage, Section, Specimens, TokenName } from '../../.storybook/docs/page-parts'

const meta = preview.meta({ tags: ['!autodocs'], parameters: { layout: 'fullscreen' } })

type Token = { $value: { hex: string; alpha?: number }; $description?: string }
const groups: Readonly<Record<string, Readonly<Record<string, Token>>>> = {
  color: tokens.color,
  chart: tokens.chart,
}
const colours: ReadonlyMap<string, Token> = new Map(
  Object.entries(groups).flatMap(([group, members]) =>
    Object.entries(members).map(([name, token]) => [`${group}.${name}`, token] as const),
  ),
)
const pathOf = (name: string) => (name.includes('.') ? name : `color.${name}`)
const hexOf = (name: string) => colours.get(pathOf(name))?.$value.hex ?? ''
const pairs = contrastPairs.map(([front, ground, least]) => ({
  front: pathOf(front),
  ground: pathOf(ground),
  least,
  contrast: contrastOf(hexOf(front), hexOf(ground)).toFixed(1),
}))

/** All colours, with their names in code. */
export const Colours = meta.story({
  render: () => (
    <BookPage
      title="Colours"
      lead="Ink on paper, and one accent. Each colour has one job. A click on a name or a value copies it."
    >
      <Specimens>
        {[...colours].map(([name, { $value, $description }]) => (
          <li key={name}>
            <Swatch style={{ background: $value.hex, opacity: $value.alpha }} />
            <TokenName name={name} value={$value.hex} />
            {$value.alpha && <span>{$value.alpha * 100} % opaque</span>}
            {$description}
            <PairsOf name={name} />
          </li>
        ))}
      </Specimens>
    </BookPage>
  ),
})

/** Shows the backgrounds on which a colour may stand. The contrast of each such pair is tested. */
function PairsOf({ name }: { name: string }) {
  const own = pairs.filter(({ front }) => front === name)
  const grounds = own.map(({ ground, contrast }) => `${ground.replace('color.', '')} ${contrast}`)
  if (own.length === 0) return null
  return <small>On {[...new Set(grounds)].join(', ')}</small>
}

/**
 * Every pair of colours in use, with its contrast. A test fails when a contrast is below the number of WCAG
 * 2.2.
 */
export const Contrast = meta.story({
  render: () => (
    <BookPage
      title="Contrast"
      lead="What may stand on what. WCAG 2.2 asks text for 4.5:1, outlines and charts for 3:1; a test fails below it."
    >
      {[4.5, 3].map((wanted) => (
        <Section key={wanted} id={`at-least-${wanted}`} title={`At least ${wanted}:1`}>
          <Specimens>
            {pairs
              .filter(({ least }) => least === wanted)
              .map(({ front, ground, contrast }) => (
                <li key={`${front} ${ground}`}>
                  <Swatch
                    style={{
                      background: hexOf(ground),
                      color: hexOf(front),
                      borderColor: hexOf(front),
                    }}
                  >
                    {wanted > 3 && <b>Ẫ đ ợ 123</b>}
                  </Swatch>
                  <span>
                    {front} on {ground}: {contrast}:1
                  </span>
                </li>
              ))}
          </Specimens>
        </Section>
      ))}
    </BookPage>
  ),
})

const Swatch = styled.span`
  display: grid;
  place-items: center;
  width: 100%;
  height: ${space(16)};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
`
