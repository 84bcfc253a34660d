import type { ReactNode } from 'react'
import styled from 'styled-components'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { color, media, motion, size, space, title } from '@/theme/tokens.gen'
import { Breadcrumbs } from '@/ui/actions/Breadcrumbs'
import { AnyUrlLink, Link } from '@/ui/actions/Link'
import { ArrowRightIcon } from '@/ui/icons'
import { Container, Text } from '@/ui/layout/basics'
import { BrandArt } from '@/ui/media/BrandArt'
import { ContactBox } from './ContactBox'
import {
  type InfoBlock,
  type InfoDescription,
  linkedPageTitleIds,
  type LinkedPagePath,
  type InfoSection,
} from './info-description'
import { InfoBlockView } from './InfoBlockView'
import { Eyebrow, LeadText } from './lead'
import { useInfoMsg } from './use-info-msg'

type InfoPageProps = {
  page: InfoDescription
  /** False for a page that already shows the contact data. */
  contactBox?: boolean
}

/** A content page from its description (Product §2.14, "Footer pages"). */
export function InfoPage({ page, contactBox = true }: InfoPageProps) {
  const msg = useMsg()
  const infoMsg = useInfoMsg()
  const sections = page.sections.map((section) => ({ ...section, name: infoMsg(section.title) }))
  const opensWithSection = page.opens === 'beside' || page.opens === 'wide'
  const isWide = page.opens === 'wide'
  const parts = sections.map((section) => <InfoPart key={section.id} {...section} />)
  const contents = <InfoContents sections={sections} />
  usePageHead({ title: msg(page.title), description: infoMsg(page.lead) })
  return (
    <>
      <InfoHead page={page}>
        {isWide && !page.picture && contents}
        {opensWithSection && parts[0]}
      </InfoHead>
      <Columns data-wide={isWide || undefined}>
        {!isWide && contents}
        <div>{opensWithSection ? parts.slice(1) : parts}</div>
      </Columns>
      <End>
        {contactBox && <ContactBox />}
        <RelatedPages pages={page.related} />
      </End>
    </>
  )
}

type InfoPartProps = Pick<InfoSection, 'id' | 'blocks'> & { name: string }

function InfoPart({ id, name, blocks }: InfoPartProps) {
  return (
    <Section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{name}</h2>
      {blocks.map((block) => (
        <InfoBlockView key={keyOf(block)} block={block} headingId={`${id}-title`} />
      ))}
    </Section>
  )
}

/**
 * Returns a React key for a block. Besides paragraphs and links, a section has at most one block of each
 * kind.
 */
function keyOf(block: InfoBlock): string {
  if (typeof block === 'string') return block
  return 'link' in block ? block.link : Object.keys(block).join()
}

function InfoHead({ page, children }: { page: InfoDescription; children: ReactNode }) {
  const msg = useMsg()
  const infoMsg = useInfoMsg()
  const title = msg(page.title)
  return (
    <Container>
      <Breadcrumbs items={[{ label: msg('common.home'), href: '/' }, { label: title }]} />
      <Band data-opens={page.opens}>
        <div>
          <Eyebrow $color="celadon">{msg(page.kind)}</Eyebrow>
          <h1>{title}</h1>
          <PageLead $color="inkSoft">{infoMsg(page.lead)}</PageLead>
          {page.facts}
          {page.isTemplate && <Template $size="sm">{msg('info.template')}</Template>}
        </div>
        {(page.picture || !page.opens) && (
          <Art data-pictured={page.picture && ''}>{page.picture ?? <BrandArt />}</Art>
        )}
        {children}
      </Band>
    </Container>
  )
}

function InfoContents({ sections }: { sections: readonly { id: string; name: string }[] }) {
  const msg = useMsg()
  return (
    <Nav aria-label={msg('info.contents')}>
      <Text $size="sm" $weight="bold">
        {msg('info.contents')}
      </Text>
      <ContentsList>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <SectionLink to="." hash={id}>
              {name}
            </SectionLink>
          </li>
        ))}
      </ContentsList>
    </Nav>
  )
}

function RelatedPages({ pages }: { pages: readonly LinkedPagePath[] }) {
  const msg = useMsg()
  return (
    <nav aria-label={msg('info.related')}>
      <h2>{msg('info.related')}</h2>
      <RelatedList>
        {pages.map((path) => (
          <li key={path}>
            <PageLink href={path}>
              {msg(linkedPageTitleIds[path])}
              <ArrowRightIcon />
            </PageLink>
          </li>
        ))}
      </RelatedList>
    </nav>
  )
}

const Columns = styled(Container)`
  display: grid;
  gap: ${space(8)};
  padding-top: ${space(8)};
  grid-template-columns: minmax(0, 1fr);

  ${media.desktop} {
    gap: ${space(12)};
    padding-top: ${space(14)};
    grid-template-columns: 200px minmax(0, 1fr);

    &[data-wide] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

const Section = styled.section`
  display: grid;
  gap: ${space(5)};

  & > h2 {
    font: ${title.h3};
  }

  & + & {
    margin-top: ${space(10)};
    padding-top: ${space(10)};
    border-top: 1px solid ${color.line};
  }

  /* On wide screens, the title of a section is beside its texts, unless the section opens the page. */
  ${media.desktop} {
    :not([data-opens]) > & {
      gap: 0 ${space(10)};
      grid-template-columns: minmax(0, 240px) minmax(0, 1fr);

      & > * {
        grid-column: 2;
      }

      & > h2 {
        grid-area: 1 / 1 / span 9;
      }

      & > h2,
      & > h2 + :is(p, ul) {
        align-self: baseline;
      }

      & > :nth-child(n + 3) {
        margin-top: ${space(5)};
      }
    }

    /* A page without contents has room for the first text below the title, beside its block. */
    [data-wide] & {
      grid-template-columns: minmax(0, 320px) minmax(0, 1fr);
      grid-template-rows: auto 1fr;

      & > h2 {
        grid-area: 1 / 1;
      }

      & > h2 + p:not(:last-child) {
        grid-area: 2 / 1;
        margin-top: ${space(3)};
      }

      & > p + :not(p) {
        grid-area: 1 / 2 / span 2;
        margin-top: 0;
      }
    }
  }

  /* The section after a list of questions has no line above it, because that list ends with a line. */
  &:has(details) + & {
    padding-top: ${space(2)};
    border-top: 0;
  }
`

const End = styled(Container)`
  display: grid;
  gap: ${space(14)};
  margin-top: ${space(16)};

  & h2 {
    font: ${title.h3};
  }
`

const Band = styled.div`
  display: grid;
  align-items: center;
  gap: ${space(8)} ${space(12)};
  padding-block: ${space(6)} ${space(10)};
  border-bottom: 1px solid ${color.line};
  grid-template-columns: minmax(0, 1fr);

  & > section {
    grid-column: 1 / -1;
  }

  &[data-opens='beside'] > section {
    padding: ${space(6)} ${space(5)};
    background: ${color.celadonSoft};
  }

  &[data-opens='picture'] > :last-child {
    order: -1;
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;

    &[data-opens='picture'] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }

    &[data-opens='wide'] > section > ul {
      max-width: none;
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }

  ${media.desktop} {
    padding-block: ${space(10)} ${space(14)};

    &[data-opens='beside'] {
      align-items: start;
      grid-template-columns: minmax(0, 4fr) minmax(0, 6fr);

      & > section {
        padding: ${space(10)};
        grid-area: 1 / 2 / span 2;
      }
    }
  }
`

const PageLead = styled(LeadText)`
  max-width: 34em;
`

const Template = styled(Text)`
  max-width: 38em;
  padding-inline-start: ${space(3)};
  border-inline-start: 3px solid ${color.warning};
  margin-block-start: ${space(4)};
`

const Art = styled.div`
  display: none;

  ${media.tablet} {
    display: block;
    width: 240px;
  }

  ${media.desktop} {
    width: 320px;
  }

  & img {
    width: 100%;
    height: auto;
  }

  &[data-pictured] {
    display: block;
    width: 100%;

    ${media.tablet} {
      [data-opens='wide'] > & {
        width: 36vw;
        max-width: 460px;
      }
    }
  }
`

const Nav = styled.nav`
  ${media.desktop} {
    position: sticky;
    top: calc(${size.header} + ${space(8)});
    align-self: start;
  }
`

const ContentsList = styled.ul`
  margin-top: ${space(2)};
  border-left: 2px solid ${color.line};

  ${media.tablet} {
    columns: 2;
  }

  ${media.desktop} {
    columns: 1;
  }
`

const SectionLink = styled(Link)`
  display: flex;
  min-height: ${size.target};
  align-items: center;
  padding: ${space(1)} 0 ${space(1)} ${space(4)};
  color: ${color.inkSoft};
  text-decoration: none;
`

const RelatedList = styled.ul`
  display: grid;
  margin-top: ${space(5)};

  ${media.tablet} {
    column-gap: ${space(6)};
    grid-template-columns: repeat(3, 1fr);
  }
`

const PageLink = styled(AnyUrlLink)`
  display: flex;
  min-height: ${space(18)};
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  border-block: 1px solid ${color.line};
  font: ${title.h4};
  text-decoration: none;

  & > svg {
    flex: none;
    transition: transform ${motion.base} ${motion.ease};
  }

  li + li > & {
    margin-top: -1px;
  }

  ${media.tablet} {
    li + li > & {
      margin-top: 0;
    }
  }

  ${media.hover} {
    &:hover > svg {
      transform: translateX(4px);
    }
  }
`
