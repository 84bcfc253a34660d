import styled from 'styled-components'
import { girths } from '@/domain/sizes/body-measures'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, space, text, weight } from '@/theme/tokens'
import { BodyFigure } from './BodyFigure'

/** Explains how to measure, in texts and a drawing. */
export function HowToMeasure() {
  const msg = useMsg()
  return (
    <Pair>
      <Drawing>
        <BodyFigure />
      </Drawing>
      <div>
        <p>{msg('sizes.how.text')}</p>
        <Steps>
          {girths.map((girth) => (
            <li key={girth}>
              <h3>{msg(`sizes.girth.${girth}`)}</h3>
              <p>{msg(`sizes.how.${girth}`)}</p>
            </li>
          ))}
        </Steps>
      </div>
    </Pair>
  )
}

const Pair = styled.div`
  display: grid;
  gap: ${space(8)};

  ${media.tablet} {
    align-items: center;
    gap: ${space(12)};
    grid-template-columns: 300px 1fr;
  }
`

const Drawing = styled.div`
  display: grid;
  padding: ${space(8)} ${space(4)};
  background: ${color.sand};
  justify-items: center;

  & > svg {
    width: 200px;
  }
`

const Steps = styled.ol`
  display: grid;
  margin-top: ${space(6)};
  gap: ${space(6)};
  counter-reset: line;

  & > li {
    display: grid;
    gap: ${space(1)} ${space(4)};
    grid-template-columns: auto 1fr;
    counter-increment: line;
  }

  & > li::before {
    display: grid;
    width: ${space(7)};
    height: ${space(7)};
    border-radius: 50%;
    background: ${color.accent};
    color: ${color.onAccent};
    font-size: ${text.sm};
    font-weight: ${weight.bold};
    content: counter(line);
    grid-row: span 2;
    place-items: center;
  }

  & h3 {
    align-self: center;
    min-height: ${space(7)};
    font: inherit;
    font-weight: ${weight.bold};
  }

  & p {
    color: ${color.inkSoft};
  }
`
