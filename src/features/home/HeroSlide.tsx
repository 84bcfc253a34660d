import styled from 'styled-components'
import type { Banner } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { box, color, radius, size, space, text, title, weight } from '@/theme/tokens'
import { AnyLink } from '@/ui/actions/Link'
import { Container } from '@/ui/layout/Container'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { HeroPicture } from './HeroPicture'

type HeroSlideProps = {
  /** Picture, words and where it leads. */
  banner: Banner
  /** True for the slide that shows first. */
  first: boolean
}

/** One banner: a wide picture with its texts on the left; empty texts are left out. */
export function HeroSlide({ banner, first }: HeroSlideProps) {
  const msg = useMsg()
  const { image_url: image, title_1: title, title_2: lead, link } = banner
  return (
    <Frame>
      <HeroPicture src={image} priority={first} />
      <Words>
        {title && <Headline>{title}</Headline>}
        {lead && <Lead>{lead}</Lead>}
        {link && <Action href={link}>{msg('home.hero.action')}</Action>}
      </Words>
    </Frame>
  )
}

/** Placeholder of the hero, as high as a slide. */
export function HeroSkeleton() {
  return (
    <HeroSpace>
      <Frame>
        <Words>
          <Skeleton width="min(22ch, 70%)" height="2.4em" />
          <Skeleton width="min(30ch, 80%)" height="1.2em" />
        </Words>
      </Frame>
    </HeroSpace>
  )
}

/** Gives the error state the height of the banners, so that nothing below moves. */
export const HeroArea = styled.div`
  &[data-failed] {
    display: grid;
    min-height: calc(${box.heroHeight} + ${size.target});

    & > * {
      display: grid;
      align-items: center;
    }

    ${media.tablet} {
      min-height: ${box.heroHeight};
    }
  }
`

/** Reserves the height of the slider's dots, which are below the slide on phones. */
export const HeroSpace = styled.div`
  min-height: calc(${box.heroHeight} + ${size.target});

  ${media.tablet} {
    min-height: 0;
  }
`

const Frame = styled.div`
  position: relative;
  display: grid;
  overflow: hidden;
  height: ${box.heroHeight};
  align-items: end;
  background: ${color.paper};

  ${media.tablet} {
    align-items: center;
  }
`

const Words = styled(Container)`
  position: relative;
  display: grid;
  gap: ${space(3)};
  justify-items: start;
  padding-bottom: ${space(6)};

  ${media.tablet} {
    padding-bottom: ${space(8)};
  }
`

const Headline = styled.h2`
  font: ${title.h1};

  ${media.tablet} {
    max-width: 14ch;
    font: ${title.hero};
  }
`

const Lead = styled.p`
  max-width: 34ch;
  margin-bottom: ${space(3)};
  font-size: ${text.lg};
  text-wrap: balance;
`

const Action = styled(AnyLink)`
  display: inline-flex;
  min-height: ${size.target};
  align-items: center;
  padding-inline: ${space(7)};
  border-radius: ${radius.sm};
  background: ${color.accent};
  color: ${color.onAccent};
  font-weight: ${weight.bold};
  text-decoration: none;

  &:hover {
    background: ${color.accentHover};
  }
`
