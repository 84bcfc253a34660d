import styled from 'styled-components'
import { color, space } from '@/theme/tokens.gen'
import { Facts, Section, Words } from './page-parts'

/**
 * The guide of a docs page: `parameters.guide` in the meta of a story file. The doc comment of the component
 * has its purpose, and each prop is described at its declaration.
 */
export type Guide = {
  /** When to use it: one situation a line. */
  use: readonly string[]
  /** When not, each with what to use instead. */
  avoid?: readonly string[]
  /** Keys and what each does. Leave it out where nothing takes the focus. */
  keyboard?: readonly (readonly [key: string, does: string])[]
  /** The words of a screen reader, in a sentence or two. */
  reader?: string
}

/** When to use a component, and what keyboard and screen reader do, as its story file says. */
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
                <Words text={line} />
              </li>
            ))}
          </Marked>
        </Section>
        {avoid.length > 0 && (
          <Section id="avoid" title="Not for">
            <Marked data-mark="no">
              {avoid.map((line) => (
                <li key={line}>
                  <Words text={line} />
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
              <Words text={reader} />
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
