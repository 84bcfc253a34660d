import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { color, size, space, text, title as titles, weight } from '@/theme/tokens'
import { AnyLink } from '@/ui/actions/Link'
import { Boundary } from '@/ui/feedback/Boundary'
import { ArrowRightIcon } from '@/ui/icons'
import { Picture } from '@/ui/media/Picture'
import { PriceTags } from './PriceTags'
import { type SectionProps, SectionBox } from './section'

/** An editorial picture, with price tags, beside a title, texts and a link (Product §2). */
export function OfficeLady({ content }: SectionProps) {
  const { title, subtitle, description, image, tags, link, button_text: button } = content
  return (
    <Split>
      <Scene>
        <Picture
          src={image}
          alt={title ?? ''}
          ratio="4 / 5"
          sizes="(min-width: 1200px) 600px, (min-width: 768px) 50vw, 100vw"
        />
        {image && tags && (
          <Boundary>
            <PriceTags tags={tags} />
          </Boundary>
        )}
      </Scene>
      <Words>
        {subtitle && <Subtitle>{subtitle}</Subtitle>}
        {title && <Title>{title}</Title>}
        {description && <Description>{description}</Description>}
        {link && button && (
          <More href={link}>
            {button} <ArrowRightIcon />
          </More>
        )}
      </Words>
    </Split>
  )
}

const Split = styled(SectionBox)`
  display: grid;
  gap: ${space(8)};

  ${media.tablet} {
    align-items: center;
    gap: ${space(12)};
    grid-template-columns: 1fr 1fr;
  }

  ${media.desktop} {
    gap: ${space(24)};
  }
`

const Scene = styled.div`
  position: relative;
  min-width: 0;
`

const Words = styled.div`
  max-width: 46ch;
`

/* As large as the picture beside it asks for. */
const Title = styled.h2`
  ${media.tablet} {
    font: ${titles.h1};
  }

  ${media.desktop} {
    font: ${titles.hero};
  }
`

const Subtitle = styled.p`
  margin-bottom: ${space(3)};
  color: ${color.celadon};
  font-size: ${text.sm};
  font-weight: ${weight.bold};
`

const Description = styled.p`
  margin-block: ${space(4)} ${space(6)};
  color: ${color.inkSoft};
  font-size: ${text.lg};

  ${media.desktop} {
    font-size: ${text.xl};
  }
`

const More = styled(AnyLink)`
  display: inline-flex;
  min-height: ${size.target};
  align-items: center;
  gap: ${space(2)};
  border-bottom: 2px solid ${color.accent};
  color: ${color.ink};
  font-weight: ${weight.bold};
  text-decoration: none;

  &:hover {
    color: ${color.accent};
  }
`
