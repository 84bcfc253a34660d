import type { ComponentType } from 'react'
import styled from 'styled-components'
import type { HomepageSection, SectionKey } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, motion, space, text, title } from '@/theme/tokens'
import { AnyLink, ExternalLink } from '@/ui/actions/Link'
import { Boundary } from '@/ui/feedback/Boundary'
import { HeadsetIcon, HeartIcon, ReturnIcon, ShieldIcon, SparkleIcon, TruckIcon } from '@/ui/icons'
import { Picture } from '@/ui/media/Picture'
import { OfficeLady } from './OfficeLady'
import { SectionBox, type SectionProps } from './section'

/** A component for every section key of the contract; the server may send others. */
const sectionComponents: Partial<Record<SectionKey, ComponentType<SectionProps>>> = {
  office_lady: OfficeLady,
  banner_home: BannerHome,
  categories: CategoryTiles,
  features: Features,
} satisfies Record<SectionKey, ComponentType<SectionProps>>

/** One home page section, for the page and for previews; nothing for a key that the shop does not know. */
export function HomeSection({ section }: { section: HomepageSection }) {
  const Section = sectionComponents[section.section_key]
  if (!Section) return null
  return (
    <Boundary>
      <Section content={section.content} />
    </Boundary>
  )
}

function BannerHome({ content: { image, link, title } }: SectionProps) {
  const msg = useMsg()
  if (!image) return null
  const picture = (
    <Picture
      src={image}
      alt={title ?? msg('home.banner')}
      ratio="var(--ratio)"
      sizes="(min-width: 80em) 1280px, (min-width: 48em) 100vw, 110vw"
    />
  )
  return <Box>{link ? <Whole href={link}>{picture}</Whole> : picture}</Box>
}

/** Category links as tiles; each opens in a new tab (Product §2). */
function CategoryTiles({ content: { title, categories } }: SectionProps) {
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

/** The shop's promises, each an icon and a line (Product §2). */
function Features({ content: { features } }: SectionProps) {
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

/** Phones show the right part of the picture in a taller box, because the whole would be too flat. */
const Box = styled(SectionBox)`
  --ratio: 4 / 3;

  & img {
    object-position: 100% 50%;
  }

  ${media.tablet} {
    --ratio: 21 / 9;
  }
`

const Whole = styled(AnyLink)`
  display: block;
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
