import preview from '#.storybook/preview'
import styled from 'styled-components'
import { color, depths, motion, radius, shadow, space } from '@/theme/tokens.gen'
import tokens from '@brand/figma.gen.json'
import { BookPage, Facts, Section, Specimens, TokenName } from '../../.storybook/docs/page-parts'

const meta = preview.meta({ tags: ['!autodocs'], parameters: { layout: 'fullscreen' } })

const pixels = ({ value, unit }: { value: number; unit: string }) => `${value} ${unit}`

/** All measures: spacing, corners, shadows, motion, depths and fixed sizes. */
export const Measures = meta.story({
  render: () => (
    <BookPage
      title="Measures"
      lead="Distances are steps of 4 px. Corners, shadows, durations and depths have few values, by name."
    >
      <Section id="spacing" title="Spacing">
        <Specimens>
          {[1, 2, 3, 4, 5, 6, 8, 10, 12, 16].map((steps) => (
            <li key={steps}>
              <TokenName name={`space(${steps})`} value={space(steps)} />
              <Bar style={{ width: space(steps) }} />
            </li>
          ))}
        </Specimens>
      </Section>
      <Section id="corners" title="Corners">
        <Specimens>
          {Object.entries(tokens.radius).map(([name, { $value }]) => (
            <li key={name}>
              <Box style={{ borderRadius: pixels($value).replace(' ', '') }} />
              <TokenName name={`radius.${name}`} value={pixels($value)} />
            </li>
          ))}
        </Specimens>
      </Section>
      <Section id="shadows" title="Shadows">
        <Specimens>
          {Object.entries(shadow).map(([name, boxShadow]) => (
            <li key={name}>
              <Box style={{ boxShadow }} />
              <TokenName name={`shadow.${name}`} />
            </li>
          ))}
        </Specimens>
      </Section>
      <Section id="motion" title="Motion">
        <p>Point at a bar. With reduced motion nothing moves.</p>
        {Object.entries(tokens.motion).map(([name, { $value }]) => (
          <div key={name}>
            <TokenName name={`motion.${name}`} value={pixels($value)} />
            <Moving style={{ transitionDuration: `${$value.value}ms` }} />
          </div>
        ))}
        <TokenName name="motion.ease" value={motion.ease} />
      </Section>
      <Section id="sizes" title="Depths and sizes">
        <Facts
          rows={[
            ...Object.entries(depths).map(
              ([name, depth]) => [`depths.${name}`, `${depth}`] as const,
            ),
            ...Object.entries(tokens.size).map(
              ([name, { $value }]) => [`size.${name}`, pixels($value)] as const,
            ),
          ]}
        />
      </Section>
    </BookPage>
  ),
})

const Bar = styled.div`
  height: ${space(4)};
  margin-block-start: ${space(1)};
  background: ${color.celadon};
`

const Moving = styled(Bar)`
  width: ${space(20)};
  transition: width ${motion.ease};

  &:hover {
    width: ${space(80)};
  }
`

const Box = styled.div`
  width: 100%;
  height: ${space(20)};
  border: 1px solid ${color.lineStrong};
  background: ${color.surface};
  border-radius: ${radius.sm};
`
