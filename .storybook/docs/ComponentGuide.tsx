import styled from 'styled-components'
import { color, space } from '@/theme/tokens.gen'
import { Facts, Section, TextWithCode } from './page-parts'

/**
 * The guide on a component's docs page. The story file sets the guide as `parameters.guide`. The purpose of
 * the component is in the component's doc comment, and each prop has a doc comment of its own.
 */
export type Guide = {
  /** Situations in which the component is the right one. */
  use: readonly string[]
  /** Situations in which the component is the wrong one, each with the component to use instead. */
  avoid?: readonly string[]
  /** Keys, each with its effect. Leave the list out if no part of the component takes the focus. */
  keyboard?: readonly (readonly [key: string, does: string])[]
  /** What a screen reader says, in one or two sentences. */
  reader?: string
}

/**
 * Shows when to use a component, and how it works with a keyboard and a screen reader. The texts come from
 * the story file.
 */
export function ComponentGuide({ guide }: { guide: Guide | undefined }) {
  if (!guide) return null
  const { use, avoid = [], keyboard = [], reader } = guide
  return (
    <>
      <Choices>
        <Section id="use" title="Use it">
          <Marked data-mark="yes">
            {use.map((line) => (
              <li key={line}>
                <TextWithCode text={line} />
              </li>
            ))}
          </Marked>
        </Section>
        {avoid.length > 0 && (
          <Section id="avoid" title="Not for">
            <Marked data-mark="no">
              {avoid.map((line) => (
                <li key={line}>
                  <TextWithCode text={line} />
                </li>
              ))}
            </Marked>
          </Section>
        )}
      </Choices>
      {(keyboard.length > 0 || reader) && (
        <Section id="keyboard" title="Keyboard and screen reader">
          {keyboard.length > 0 && <Facts rows={keyboard} keys />}
          {reader && (
            <p>
              <TextWithCode text={reader} />
            </p>
          )}
        </Section>
      )}
    </>
  )
}

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${space(72)}, 100%), 1fr));
  gap: 0 ${space(10)};
`

const Marked = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding: 0;
  list-style: none;

  & > li {
    padding-inline-start: ${space(4)};
    border-inline-start: 3px solid ${color.positive};
  }

  &[data-mark='no'] > li {
    border-color: ${color.danger};
  }
`
