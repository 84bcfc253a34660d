import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, leading, space, text, weight } from '@/theme/tokens'
import { Breadcrumbs } from '@/ui/layout/Breadcrumbs'
import { Container } from '@/ui/layout/Container'
import { MagnoliaBranch } from '@/ui/media/MagnoliaBranch'

type InfoHeadProps = {
  /** The line above the title. */
  eyebrow: string
  /** The heading of the page. */
  title: string
  /** One or two sentences that say what the page answers. */
  lead: string
  /** A link or a button below. */
  action?: ReactNode
}

/** The head of a content page: eyebrow, title and one-sentence lead. */
export function InfoHead({ eyebrow, title, lead, action }: InfoHeadProps) {
  const msg = useMsg()
  return (
    <Container>
      <Breadcrumbs items={[{ label: msg('common.home'), href: '/' }, { label: title }]} />
      <Band>
        <div>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1>{title}</h1>
          <Lead>{lead}</Lead>
          {action}
        </div>
        <Art>
          <MagnoliaBranch />
        </Art>
      </Band>
    </Container>
  )
}

const Band = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space(8)};
  padding-block: ${space(6)} ${space(10)};
  border-bottom: 1px solid ${color.line};

  ${media.tablet} {
    padding-bottom: 0;
  }

  & > :first-child {
    ${media.tablet} {
      padding-block: ${space(8)} ${space(14)};
    }
  }
`

const Eyebrow = styled.p`
  margin-bottom: ${space(2)};
  color: ${color.celadon};
  font-size: ${text.sm};
  font-weight: ${weight.bold};
  letter-spacing: 0.06em;
`

const Lead = styled.p`
  max-width: 34em;
  margin-top: ${space(4)};
  color: ${color.inkSoft};
  font-size: ${text.xl};
  line-height: ${leading.text};
  text-wrap: pretty;
`

const Art = styled.div`
  display: none;
  flex: none;

  ${media.tablet} {
    display: block;
    width: 240px;
  }

  ${media.desktop} {
    width: 320px;
  }

  & > svg {
    width: 100%;
    height: auto;
  }
`
