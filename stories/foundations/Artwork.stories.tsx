import preview from '#.storybook/preview'
import styled from 'styled-components'
import { radius, space, text } from '@/theme/tokens'
import { Picture } from '@/ui/media/Picture'
import type { MakingName } from '~mocks/seed/artwork/manifest'
import { stepPicture } from '../support/pictures'

const meta = preview.meta({ tags: ['!autodocs'] })

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
