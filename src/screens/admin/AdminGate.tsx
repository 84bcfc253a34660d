import type { ReactNode } from 'react'
import styled from 'styled-components'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { color, radius, space } from '@/theme/tokens'
import { Link } from '@/ui/actions/Link'
import { LanguageSwitch } from '../shell/LanguageSwitch'

/** The page in front of the back office: a centred card, and a link to the shop. */
export function AdminGate({ children }: { children: ReactNode }) {
  const msg = useMsg()
  usePageHead({ title: msg('admin.title'), index: false })
  return (
    <Page>
      <Top>
        <Link to="/">{msg('admin.shop')}</Link>
        <LanguageSwitch />
      </Top>
      <Card id="main" tabIndex={-1}>
        {children}
      </Card>
    </Page>
  )
}

const Page = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-height: 100dvh;
  padding: ${space(4)};
  background: ${color.sand};
`

const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
`

const Card = styled.main`
  display: grid;
  align-self: center;
  justify-self: center;
  gap: ${space(4)};
  width: min(440px, 100%);
  padding: ${space(8)} ${space(6)};
  border-radius: ${radius.md};
  background: ${color.surface};
  overflow-wrap: anywhere;
`
