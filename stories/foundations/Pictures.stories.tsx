import preview from '#.storybook/preview'
import styled from 'styled-components'
import { color, radius, space, text } from '@/theme/tokens.gen'
import { Picture } from '@/ui/media/Picture'
import type { MakingName } from '~mocks/seed/artwork/manifest'
import { stepPicture, wall } from '../support/pictures'

const meta = preview.meta({ tags: ['!autodocs'] })

type Hung = (typeof wall)[number]

/** All garments of the seed on one wall, a row for each value of `by`: what is alike must still be told apart. */
function Wall({ by }: { by: (garment: Hung) => string }) {
  return Object.entries(Object.groupBy(wall, by)).map(([name, garments = []]) => (
    <Row key={name}>
      <h2>
        {name} <small>{garments.length}</small>
      </h2>
      <ul>
        {garments.map(({ slug, name: caption, front }) => (
          <li key={slug}>
            <Picture src={front} alt={caption} sizes={space(40)} />
          </li>
        ))}
      </ul>
    </Row>
  ))
}

/** By cloth: silk, linen, velvet, wool, denim and knit have a surface of their own, also at this size. */
export const ByCloth = meta.story({ render: () => <Wall by={({ cloth }) => cloth} /> })

const Row = styled.section`
  margin-block-end: ${space(8)};

  & h2 {
    margin-block: 0 ${space(2)};
    font-size: ${text.md};
  }

  & small {
    color: ${color.inkSoft};
    font-weight: 400;
  }

  & ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(${space(32)}, 1fr));
    gap: ${space(2)};
    margin: 0;
    padding: 0;
    list-style: none;
  }
`

const steps: readonly (readonly [MakingName, string])[] = [
  ['garment', 'Garment: the pieces of a pattern, dyed and sewn, as vectors (garment/, cloth/).'],
  ['drape', 'Drape: where folds run, how wide and how high they are (drape/).'],
  ['light', 'Light: folds, creases and threads as heights, lit pixel by pixel (surface/).'],
  ['surface', 'Surface: the fibres of one dye, at life size (surface/).'],
  ['six-fibres', 'Silk, linen, wool; velvet, knit, denim: one dye, at life size.'],
  ['one-dress', 'One dress in silk, linen, velvet and wool: only the fibre differs.'],
  ['props', 'Props: what lies beside a garment (props/).'],
]

/** How the pictures of the mock world are made; `tools/artwork` draws them. */
export const HowItIsMade = meta.story({
  render: () => (
    <Steps>
      {steps.map(([name, caption]) => (
        <figure key={name}>
          <Picture
            src={stepPicture(name)}
            alt={caption}
            ratio="4 / 3"
            sizes="(min-width: 48em) 480px, 100vw"
          />
          <figcaption>{caption}</figcaption>
        </figure>
      ))}
    </Steps>
  ),
})

const Steps = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${space(80)}, 100%), 1fr));
  gap: ${space(6)};
  font-size: ${text.sm};

  & figure {
    margin: 0;
    border-radius: ${radius.sm};
  }
`
