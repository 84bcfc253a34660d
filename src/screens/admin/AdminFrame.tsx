import type { ReactNode } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import type { User } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { usePressGuard } from '@/ui/actions/use-press-guard'
import { Boundary, FramePart } from '@/ui/feedback/Boundary'
import { SkipLink } from '@/ui/layout/SkipLink'
import { color, space } from '@/theme/tokens'
import { AdminAside } from './AdminAside'
import { AdminKeys } from './keys/AdminKeys'

type AdminFrameProps = {
  /** Who is signed in; nothing while that loads. */
  user: User | undefined
  children: ReactNode
}

/** Sidebar and content; below 1024 px the sidebar is a bar on top. Toasts stand above: bars take the lower edge. */
export function AdminFrame({ user, children }: AdminFrameProps) {
  const msg = useMsg()
  usePressGuard()
  return (
    <Columns data-toasts-above="">
      <SmallControls />
      <SkipLink href="#main">{msg('shell.skip')}</SkipLink>
      <Boundary>
        <AdminAside user={user} />
      </Boundary>
      <Main id="main" tabIndex={-1}>
        <Boundary>{children}</Boundary>
      </Main>
      <FramePart dataAt={0}>
        <AdminKeys />
      </FramePart>
    </Columns>
  )
}

/** Controls for a mouse, also in windows and menus, which stand outside the frame. A preview of the shop has its own root. */
const SmallControls = createGlobalStyle`
  ${media.hover} {
    :root {
      --control-height: 36px;
      --control-text: var(--text-sm);
    }
  }
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  min-height: 100dvh;
  background: ${color.paper};

  ${media.landscape} {
    --bottom-bar-start: 208px;
    grid-template-columns: var(--bottom-bar-start) minmax(0, 1fr);
    grid-template-rows: none;
  }
`

const Main = styled.main`
  min-width: 0;
  padding: ${space(5)} ${space(4)} ${space(16)};

  ${media.tablet} {
    padding-inline: ${space(6)};
  }

  ${media.desktop} {
    padding: ${space(6)} ${space(8)} ${space(16)};
  }
`
