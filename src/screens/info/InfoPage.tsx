import type { ReactNode } from 'react'
import styled from 'styled-components'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, space } from '@/theme/tokens'
import { Container } from '@/ui/layout/Container'
import { ContactBox } from './ContactBox'
import { type InfoDescription, keyOf } from './info-description'
import { InfoBlockView } from './InfoBlockView'
import { InfoContents } from './InfoContents'
import { InfoHead } from './InfoHead'
import { RelatedPages } from './RelatedPages'
import { useInfoMsg } from './use-info-msg'

type InfoPageProps = {
  /** Everything that the page says. */
  page: InfoDescription
  /** Content for the page's slots, by slot name. */
  slots?: Readonly<Record<string, ReactNode>>
  /** False on pages that already show the contact data. */
  contactBox?: boolean
}

const noSlots = {}

/** The template of all content pages (Product §2.14, "Footer pages"). */
export function InfoPage({ page, slots = noSlots, contactBox = true }: InfoPageProps) {
  const msg = useMsg()
  const infoMsg = useInfoMsg()
  const sections = page.sections.map((section) => ({ ...section, name: infoMsg(section.title) }))
  usePageHead({ title: msg(page.title), description: infoMsg(page.lead) })
  return (
    <>
      <InfoHead eyebrow={msg(page.kind)} title={msg(page.title)} lead={infoMsg(page.lead)} />
      <Columns>
        <InfoContents items={sections.map(({ id, name }) => ({ id, title: name }))} />
        <div>
          {sections.map(({ id, name, blocks }) => (
            <Section
              key={id}
              id={id}
              aria-labelledby={`${id}-title`}
              data-ruled={blocks.some(({ kind }) => kind === 'questions')}
            >
              <h2 id={`${id}-title`}>{name}</h2>
              {blocks.map((block) => (
                <InfoBlockView
                  key={keyOf(block)}
                  block={block}
                  headingId={`${id}-title`}
                  slots={slots}
                />
              ))}
            </Section>
          ))}
        </div>
      </Columns>
      <End>
        {contactBox && <ContactBox />}
        <RelatedPages pages={page.related} />
      </End>
    </>
  )
}

const Columns = styled(Container)`
  display: grid;
  gap: ${space(8)};
  padding-top: ${space(8)};

  ${media.desktop} {
    gap: ${space(16)};
    padding-top: ${space(14)};
    grid-template-columns: 240px minmax(0, 800px);
  }
`

const Section = styled.section`
  display: grid;
  gap: ${space(5)};

  & + & {
    margin-top: ${space(10)};
    padding-top: ${space(10)};
    border-top: 1px solid ${color.line};
  }

  /* The questions' list already ends with a line. */
  &[data-ruled='true'] + & {
    padding-top: ${space(2)};
    border-top: 0;
  }
`

const End = styled(Container)`
  display: grid;
  gap: ${space(14)};
  margin-top: ${space(16)};
`
