import styled from 'styled-components'
import { color, radius, space, text } from '@/theme/tokens'
import { FileLinks } from '../docs/ComponentFacts'
import { readersOf } from '../docs/source'
import { Words } from '../docs/Words'
import { tokenRows, valueOf } from './token-rows'

const grounds = ['paper', 'surface', 'sand'] as const

/** What to do and not to do with a colour, by its name. */
export type ColourAdvice = Readonly<Record<keyof typeof color, readonly [yes: string, no: string]>>

/** Every colour with its role, value, contrast on each ground, advice, and the components that read it. */
export function ColourRows({ advice }: { advice: ColourAdvice }) {
  return tokenRows('color').map(({ token, name, role, value }) => {
    const hex = valueOf(value)
    const [yes, no] = Object.entries(advice).find(([each]) => each === name)?.[1] ?? ['', '']
    return (
      <Row key={name} id={name}>
        <Chip style={{ background: value }} />
        <div>
          <h3>{name}</h3>
          <p>
            <code>{hex}</code> <code>{token}</code> <code>{value}</code>
          </p>
          {role && (
            <Role>
              <Words text={role} />
            </Role>
          )}
          <Advice>
            <li>
              <b>Do:</b> {yes}
            </li>
            <li>
              <b>Don’t:</b> {no}
            </li>
          </Advice>
          <Contrast hex={hex} />
          <details>
            <summary>Where it is used</summary>
            <FileLinks title="Components that read it" files={readersOf(token)} none="Nowhere." />
          </details>
        </div>
      </Row>
    )
  })
}

/** The contrast of a colour with each ground, as text in that colour. */
function Contrast({ hex }: { hex: string }) {
  const all = grounds.map((ground) => {
    const value = valueOf(color[ground])
    return { ground, value, ratio: contrastOf(hex, value) }
  })
  if (all.some(({ ratio }) => ratio === null)) return null
  return (
    <Grounds aria-label="Contrast">
      {all.map(({ ground, value, ratio }) => (
        <li key={ground} style={{ background: value }}>
          <i style={{ background: hex }} aria-hidden="true" />
          {(ratio ?? 1).toFixed(1)} : 1 on {ground}
          <small>{gradeOf(ratio ?? 1)}</small>
        </li>
      ))}
    </Grounds>
  )
}

/** Returns the contrast of two colours as `#rrggbb` by WCAG 2.2, from 1 to 21; null for other notations. */
function contrastOf(front: string, ground: string): number | null {
  const lights = [luminance(front), luminance(ground)]
  const [light, dark] = lights.sort((a, b) => b - a)
  if (light === undefined || dark === undefined || lights.some(Number.isNaN)) return null
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  if (hex.length !== 7 || red === undefined || green === undefined || blue === undefined)
    return Number.NaN
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function gradeOf(ratio: number): string {
  if (ratio >= 4.5) return 'text'
  return ratio >= 3 ? 'large text, outlines' : 'decoration, ground'
}

const Row = styled.article`
  display: grid;
  grid-template-columns: minmax(0, ${space(40)}) minmax(0, 1fr);
  gap: ${space(6)};
  padding-block: ${space(6)};
  border-block-end: 1px solid ${color.line};
  scroll-margin-top: ${space(4)};

  & > div {
    display: grid;
    gap: ${space(2)};
  }

  & summary {
    padding-block: ${space(2)};
    color: ${color.accent};
  }

  @media (max-width: 560px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Chip = styled.div`
  min-height: ${space(28)};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  align-self: start;
`

const Role = styled.p`
  font-size: ${text.lg};
`

const Advice = styled.ul`
  padding: 0;
  list-style: none;
`

const Grounds = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  padding: 0;
  font-size: ${text.sm};
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(2)};
    padding: ${space(2)} ${space(3)};
    border: 1px solid ${color.line};
    border-radius: ${radius.sm};
    color: ${color.ink};
  }

  & i {
    width: ${space(4)};
    height: ${space(4)};
    border-radius: ${radius.pill};
  }

  & small {
    color: ${color.inkSoft};
  }
`
