import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import styled from 'styled-components'
import { commonRules, errorTable } from '@/api/errors'
import type { Banner } from '@/api/generated/model'
import type { MessageId } from '@/i18n/message-id.gen'
import { useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { pictureSizes, objectPositionOf, srcSetOf } from '@/lib/image'
import { limits } from '@/lib/limits'
import { box, color, media, radius, size, space, text, title, weight } from '@/theme/tokens.gen'
import { AnyUrlLink } from '@/ui/actions/Link'
import { Async } from '@/ui/feedback/Async'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Container, lineClampStyle } from '@/ui/layout/basics'
import { PhoneCrop, useImgFiles } from '@/ui/media/Picture'
import { Slider } from '@/ui/media/Slider'
import { bannersQuery, activeHomeSectionsQuery } from './queries'

/**
 * Returns the error text when the banners can't be loaded (Product §8). The server's own text comes
 * first, if there is one.
 */
const bannerErrors = errorTable<MessageId>({ ...commonRules, fallback: 'home.error.banners' })

const hasFailed = ({ isError, data }: UseQueryResult) => isError && !data

/**
 * The banner slider at the top of the home page. It loops, shows the next banner after 4000 ms, and has dots
 * but no arrows (Product §9). Renders nothing without banners. If banners and sections both fail, it renders
 * nothing either, because the error of the sections covers both.
 */
export function Hero() {
  const banners = useQuery(bannersQuery)
  const sections = useQuery(activeHomeSectionsQuery)
  const errorMessage = useErrorTextOf(bannerErrors)
  if (banners.data?.length === 0 || (hasFailed(banners) && hasFailed(sections))) return null
  return (
    <HeroArea data-failed={hasFailed(banners) || undefined}>
      <Async query={banners} skeleton={<HeroSkeleton />} errorMessage={errorMessage}>
        {(list) => <HeroSlides banners={list} />}
      </Async>
    </HeroArea>
  )
}

/** The slides of the hero. The preview of the back office shows them, too. */
export function HeroSlides({ banners }: { banners: readonly Banner[] }) {
  const msg = useMsg()
  return (
    <Slider
      label={msg('home.hero')}
      slides={banners.map((banner, index) => (
        <HeroSlide key={banner.id} banner={banner} first={index === 0} />
      ))}
      loop
      autoplayMs={limits.heroAutoplayMs}
      durationMs={limits.heroSpeedMs}
    />
  )
}

/**
 * A banner. Its picture is decorative. On phones the texts are below the picture. On wider screens the texts
 * are on the empty part of the picture.
 */
function HeroSlide({ banner, first }: { banner: Banner; first: boolean }) {
  const msg = useMsg()
  const { image_url: src, title_1: title, title_2: lead, link, text_width: width } = banner
  const sources = useImgFiles({ src, srcSet: srcSetOf(src), sizes: pictureSizes.hero })
  return (
    <Frame
      style={{
        '--focus': objectPositionOf(banner),
        '--text': width ? `calc(${width - 50}vw + 50%)` : undefined,
      }}
    >
      <PhoneCrop src={src} sizes={pictureSizes.hero}>
        <Image
          {...sources}
          alt=""
          fetchPriority={first ? 'high' : 'auto'}
          loading={first ? 'eager' : 'lazy'}
          decoding={first ? 'sync' : 'async'}
        />
      </PhoneCrop>
      <Veil />
      <Texts>
        {title && <Headline>{title}</Headline>}
        {lead && <Lead>{lead}</Lead>}
        {link && <Action href={link}>{msg('home.hero.action')}</Action>}
      </Texts>
    </Frame>
  )
}

function HeroSkeleton() {
  return (
    <Frame>
      <Texts>
        <Skeleton width="min(22ch, 70%)" height="3.6em" />
      </Texts>
    </Frame>
  )
}

/** This area is as high as the banners and their dots, so that nothing below moves. */
const HeroArea = styled.div`
  min-height: calc(${box.heroHeight} + ${size.target});

  &[data-failed] {
    display: grid;
    align-items: center;
  }
`

const Frame = styled.div`
  position: relative;
  display: grid;
  overflow: hidden;
  min-height: ${box.heroHeight};
  align-content: start;
  padding-block-start: ${box.heroPictureHeight};
  background: ${color.paper};

  ${media.tablet} {
    align-content: center;
    padding-block-start: 0;
  }
`

const Texts = styled(Container)`
  position: relative;
  display: grid;
  gap: ${space(3)};
  justify-items: start;
  padding-block: ${space(6)};

  ${media.tablet} {
    /* Limits the texts to the empty part of the picture. */
    grid-template-columns: minmax(0, var(--text, 1fr));
  }
`

const Headline = styled.h2`
  ${lineClampStyle}
  padding-block: 0.1em;
  margin-block: -0.1em;
  font: ${title.h1};
  -webkit-line-clamp: 4;
  text-wrap: balance;

  ${media.desktop} {
    max-width: 14ch;
    font: ${title.hero};
  }
`

const Lead = styled.p`
  ${lineClampStyle}
  -webkit-line-clamp: 3;
  max-width: 34ch;
  margin-bottom: ${space(3)};
  font-size: ${text.lg};
  text-wrap: balance;
`

const Action = styled(AnyUrlLink)`
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

const Image = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: ${box.heroPictureHeight};
  object-fit: cover;
  object-position: var(--focus, ${box.heroPicturePosition});
`

const Veil = styled.div`
  position: absolute;
  inset: 0;
  background: ${box.heroVeil};
`
