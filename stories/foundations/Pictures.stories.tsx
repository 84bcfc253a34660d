import preview from '#.storybook/preview'
import styled from 'styled-components'
import { color, space, text } from '@/theme/tokens'
import { Picture } from '@/ui/media/Picture'
import { wall } from '../support/pictures'

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
