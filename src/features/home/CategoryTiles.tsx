import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, motion, space, title } from '@/theme/tokens'
import { ExternalLink } from '@/ui/actions/Link'
import { Picture } from '@/ui/media/Picture'
import type { SectionProps } from './section'
import { SectionBox } from './section'

/** Category links as tiles; each opens in a new tab (Product §2). */
export function CategoryTiles({ content: { title, categories } }: SectionProps) {
  const msg = useMsg()
  if (!categories?.length) return null
  return (
    <SectionBox>
      <Title>{title ?? msg('home.categories')}</Title>
      <Tiles>
        {categories.map(({ name, image, link }) => (
          <li key={name + link}>
            <Tile href={link} target="_blank">
              <Crop>
                <Picture src={image} alt="" ratio="4 / 5" sizes="(min-width: 768px) 33vw, 50vw" />
              </Crop>
              <Name>{name}</Name>
            </Tile>
          </li>
        ))}
      </Tiles>
    </SectionBox>
  )
}

const Title = styled.h2`
  margin-bottom: ${space(8)};
`

const Tiles = styled.ul`
  display: grid;
  padding: 0;
  gap: ${space(6)} ${space(3)};
  grid-template-columns: repeat(2, 1fr);
  list-style: none;

  ${media.tablet} {
    gap: ${space(10)} ${space(6)};
    grid-template-columns: repeat(3, 1fr);
  }
`

const Crop = styled.div`
  overflow: hidden;
`

const Tile = styled(ExternalLink)`
  display: block;
  color: ${color.ink};
  text-decoration: none;

  ${media.hover} {
    & img {
      transition: transform ${motion.slow} ${motion.ease};
    }

    &:hover img {
      transform: scale(1.03);
    }
  }
`

const Name = styled.span`
  display: inline-block;
  margin-top: ${space(3)};
  font: ${title.h4};

  ${media.tablet} {
    font: ${title.mark};
  }
`
