import { useQuery } from '@tanstack/react-query'
import { type ComponentType, Fragment, type ReactNode } from 'react'
import styled from 'styled-components'
import { commonRules, errorTable } from '@/api/errors'
import type { HomepageSection, SectionKey } from '@/api/generated/model'
import type { MessageId } from '@/i18n/message-id.gen'
import { useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { box, color, media, motion, space, text, title } from '@/theme/tokens.gen'
import { AnyUrlLink, ExternalLink } from '@/ui/actions/Link'
import { Async } from '@/ui/feedback/Async'
import { BlockBoundary } from '@/ui/feedback/BlockBoundary'
import { RenderWhenNear } from '@/ui/feedback/late'
import { Skeleton, SkeletonText } from '@/ui/feedback/Skeleton'
import {
  ArrowRightIcon,
  HeadsetIcon,
  HeartIcon,
  ReturnIcon,
  ShieldIcon,
  SparkleIcon,
  TruckIcon,
} from '@/ui/icons'
import { Row, Text } from '@/ui/layout/basics'
import { Picture } from '@/ui/media/Picture'
import { SectionLinkText, OfficeLadySection, type HomeSectionProps } from './OfficeLadySection'
import { bannersQuery, activeHomeSectionsQuery } from './queries'
import { SectionBox, TwoColumnSection } from './SectionBox'

/**
 * Returns the error text when the sections can't be loaded (Product §8). The server's own text comes
 * first, if there is one.
 */
const sectionErrors = errorTable<MessageId>({ ...commonRules, fallback: 'home.error.sections' })

/**
 * The component of each section key in the contract. A server may send a section with another key. Such a
 * section is not shown.
 */
const sectionComponents: Partial<Record<SectionKey, ComponentType<HomeSectionProps>>> = {
  office_lady: OfficeLadySection,
  banner_home: BannerHome,
  categories: CategoryTiles,
  features: Features,
} satisfies Record<SectionKey, ComponentType<HomeSectionProps>>

/** Returns the ids of the products that have a price tag in one of the sections. */
export const taggedProductIds = (sections: readonly HomepageSection[]): readonly number[] =>
  sections.flatMap(({ content }) => content.tags ?? []).map((tag) => tag.product_id)

type HomeSectionListProps = { sections: readonly HomepageSection[]; shelf: ReactNode }

/** The sections of the home page. A shelf of products is below the first section. */
function HomeSectionList({ sections, shelf }: HomeSectionListProps) {
  return sections.map((section, at) => (
    <Fragment key={section.section_key}>
      <HomeSection section={section} />
      {at === 0 && (
        <Room>
          <RenderWhenNear>{shelf}</RenderWhenNear>
        </Room>
      )}
    </Fragment>
  ))
}

/**
 * One section of the home page. The preview of the back office shows it, too. Renders nothing for an unknown
 * key.
 */
export function HomeSection({ section }: { section: HomepageSection }) {
  const Section = sectionComponents[section.section_key]
  if (!Section) return null
  return (
    <BlockBoundary>
      <Section content={section.content} />
    </BlockBoundary>
  )
}

/*
 * This box reserves the height of the shelf before the shelf has loaded. Otherwise everything below would
 * move when the shopper scrolls down fast. On wide screens the shelf has two rows.
 */
const Room = styled.div`
  display: flow-root;
  overflow-anchor: none;

  &:not(:has(> * > *)) {
    min-height: calc(${box.stripCard} + ${space(34)});

    ${media.tabletOrSideways} {
      min-height: calc(2 * ${box.stripCard} + ${space(42)});
    }
  }
`

/** A wide picture with texts below it. If the section has a link, picture and texts are one link. */
function BannerHome({ content }: HomeSectionProps) {
  const { image, link, title, description, button_text: button } = content
  const msg = useMsg()
  if (!image) return null
  const picture = (
    <Picture
      src={image}
      alt={title ? '' : msg('home.banner')}
      ratio="var(--ratio)"
      sizes="(min-width: 80em) 1280px, (min-width: 48em) 100vw, 110vw"
    />
  )
  const whole = (
    <>
      {picture}
      {title && (
        <Caption $wrap $gap={[1, 6]} $align="center" $justify="space-between">
          <div>
            <h2>{title}</h2>
            {description && <Story $color="inkSoft">{description}</Story>}
          </div>
          {link && button && (
            <SectionLinkText>
              {button} <ArrowRightIcon />
            </SectionLinkText>
          )}
        </Caption>
      )}
    </>
  )
  return <Box>{link ? <Whole href={link}>{whole}</Whole> : whole}</Box>
}

/** Tiles that link to categories. Each link opens a new browser tab (Product §2). */
function CategoryTiles({ content: { title, categories } }: HomeSectionProps) {
  const msg = useMsg()
  if (!categories?.length) return null
  return (
    <SectionBox>
      <h2>{title ?? msg('home.categories')}</h2>
      <Tiles>
        {categories.map(({ name, image, link }) => (
          <li key={name + link}>
            <Tile href={link} target="_blank">
              <div>
                <Picture src={image} alt="" ratio="4 / 5" sizes="(min-width: 48em) 33vw, 50vw" />
              </div>
              <Name>{name}</Name>
            </Tile>
          </li>
        ))}
      </Tiles>
    </SectionBox>
  )
}

const icons: Partial<Record<string, ComponentType>> = {
  truck: TruckIcon,
  return: ReturnIcon,
  shield: ShieldIcon,
  heart: HeartIcon,
  phone: HeadsetIcon,
}

/**
 * The promises of the shop, for example "Free returns". Each promise has an icon and a line of text (Product
 * §2).
 */
function Features({ content: { features } }: HomeSectionProps) {
  const msg = useMsg()
  if (!features?.length) return null
  return (
    <SectionBox aria-label={msg('home.features')}>
      <List>
        {features.map(({ icon, text: promise }) => {
          const Icon = icons[icon] ?? SparkleIcon
          return (
            <Item key={promise}>
              <Icon />
              {promise}
            </Item>
          )
        })}
      </List>
    </SectionBox>
  )
}

/**
 * On phones the box is higher, and shows only the right part of the picture. The whole picture would be a
 * very low strip there.
 */
const Box = styled(SectionBox)`
  --ratio: 4 / 3;

  & img {
    object-position: 100% 50%;
  }

  ${media.tablet} {
    --ratio: 21 / 9;
  }
`

const Whole = styled(AnyUrlLink)`
  display: block;
  color: ${color.ink};
  text-decoration: none;
`

const Caption = styled(Row)`
  margin-block-start: ${space(4)};
`

const Story = styled(Text)`
  max-width: 60ch;
  margin-block-start: ${space(2)};
`

const Tiles = styled.ul`
  display: grid;
  margin-top: ${space(8)};
  gap: ${space(6)} ${space(3)};
  grid-template-columns: repeat(2, 1fr);

  ${media.tablet} {
    gap: ${space(10)} ${space(6)};
    grid-template-columns: repeat(3, 1fr);
  }
`

const Tile = styled(ExternalLink)`
  display: block;
  color: ${color.ink};
  text-decoration: none;

  & > div {
    overflow: hidden;
  }

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

const List = styled.ul`
  display: grid;
  padding: ${space(10)} 0;
  gap: ${space(6)};
  border-block: 1px solid ${color.line};
  grid-template-columns: repeat(2, 1fr);

  ${media.desktop} {
    grid-template-columns: repeat(4, 1fr);
  }
`

const Item = styled.li`
  display: grid;
  gap: ${space(3)};
  align-content: start;
  justify-items: center;
  color: ${color.ink};
  text-align: center;
  text-wrap: balance;

  & svg {
    width: ${space(8)};
    height: ${space(8)};
    color: ${color.celadon};
  }

  ${media.tablet} {
    font-size: ${text.lg};
  }
`

/** The active sections below the hero (Product §2). If there are none, only the shelf is shown. */
export function HomeSections({ shelf }: { shelf: ReactNode }) {
  const sections = useQuery(activeHomeSectionsQuery)
  const banners = useQuery(bannersQuery)
  // One error message covers sections and banners, so a retry repeats both calls.
  const both = () => Promise.all([sections.refetch(), banners.isError && banners.refetch()])
  return (
    <AllSections>
      <Async
        query={{ ...sections, refetch: both }}
        skeleton={<SectionsSkeleton />}
        errorMessage={useErrorTextOf(sectionErrors)}
        isEmpty={(list) => list.length === 0}
        empty={shelf}
      >
        {(list) => <HomeSectionList sections={list} shelf={shelf} />}
      </Async>
    </AllSections>
  )
}

/* An error takes the place of all sections, so this box centres it in the window. */
const AllSections = styled.div`
  & > div > [role='alert'] {
    min-height: 60vh;
  }
`

function SectionsSkeleton() {
  return (
    <TwoColumnSection>
      <Skeleton ratio="4 / 5" />
      <SkeletonText lines={5} />
    </TwoColumnSection>
  )
}
