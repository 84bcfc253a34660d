import { Navigate, Outlet, useMatch, useMatches } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import styled from 'styled-components'
import { RightsContext } from '@/domain/rights/rights'
import { MissingRightMessage } from '@/features/admin-rights/MissingRightMessage'
import { staffRights } from '@/features/admin-rights/queries'
import { ScreenHead } from '@/features/admin/ScreenHead'
import { adminMenuEntries, useFindMissingRights } from '@/features/admin/screens'
import { LoginForm } from '@/features/auth/AuthForms'
import { signOut, useSession, useSessionWatch, useShopper } from '@/features/auth/state'
import { KeepPageUpToDate } from '@/features/offline/KeepPageUpToDate'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { LanguageSwitch } from '@/screens/shell/LanguageSwitch'
import { color, radius, space, title } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { ButtonLink, Link } from '@/ui/actions/Link'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { ShieldIcon } from '@/ui/icons'
import { Row } from '@/ui/layout/basics'
import { Dialog } from '@/ui/overlays/Dialog'
import { adminAccessOf } from './access'
import { AdminFrame } from './AdminFrame'

/**
 * The back office (Product §2), without the header and footer of the shop. Its screens call `/api/admin`, so
 * they wait until the user is known to be staff. When the session ends, the sign-in form opens above the
 * screen, so that no typed text is lost.
 */
export function AdminLayout() {
  const shopper = useShopper()
  const { lost } = useSession()
  const access = adminAccessOf(shopper)
  const isLost = useMatch({ from: '/admin/$', shouldThrow: false }) !== undefined
  // The e-mail address of the user. The sign-in form contains this address when the user signs in again.
  const [email, setEmail] = useState('')
  if (shopper.user && shopper.user.email !== email) setEmail(shopper.user.email)
  const [working, setWorking] = useState(false)
  const resumes = working && (access === 'pending' || (access === 'visitor' && lost !== false))
  if (working !== (access === 'staff' || resumes)) setWorking(!working)
  useSessionWatch({ keepsScreen: true })

  if (access === 'staff' || resumes) {
    return (
      <RightsContext value={staffRights(shopper.user)}>
        <AdminFrame user={shopper.user}>
          {isLost ? <AdminNotFound /> : <PermittedScreen />}
          <SignInAgainWindow open={access === 'visitor'} email={email} />
          <KeepPageUpToDate />
        </AdminFrame>
      </RightsContext>
    )
  }
  return (
    <AdminGate>
      {access === 'visitor' && <AdminSignIn />}
      {(access === 'pending' || access === 'unknown') && <Skeleton height="320px" />}
      {access === 'shopper' && <AdminForbidden email={shopper.user?.email ?? ''} />}
    </AdminGate>
  )
}

/**
 * The screen at the current path, or a note about the missing rights (Product §10.21). Staff who may not see
 * the dashboard start at the first screen of the menu.
 */
function PermittedScreen() {
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath }) ?? ''
  const lackingFor = useFindMissingRights()
  const lacking = lackingFor(path)
  if (lacking.length === 0) return <Outlet />
  const [start] = adminMenuEntries.find(([to]) => lackingFor(to).length === 0) ?? []
  return start && /^\/admin\/?$/.test(path) ? (
    <Navigate to={start} replace />
  ) : (
    <MissingRightMessage lacking={lacking} />
  )
}

/** The page in place of the back office: a card in the centre, and a link to the shop. */
function AdminGate({ children }: { children: ReactNode }) {
  const msg = useMsg()
  usePageHead({ title: msg('admin.nav'), index: false })
  return (
    <Page>
      <Row as="header" $gap={3} $align="center" $justify="space-between" $wrap>
        <Link to="/">{msg('admin.shop')}</Link>
        <LanguageSwitch />
      </Row>
      <Card id="main" tabIndex={-1}>
        {children}
      </Card>
    </Page>
  )
}

/** The sign-in form at the URL of the back office, without a redirect (Product §10.1). */
function AdminSignIn() {
  const msg = useMsg()
  const [email, setEmail] = useState('')
  return (
    <>
      <Title>{msg('admin.signIn.title')}</Title>
      <LoginForm email={email} onEmail={setEmail} onDone={stay} />
    </>
  )
}

function stay(): void {
  // No navigation is needed. The new session itself opens the back office or closes the dialog.
}

type SignInAgainProps = { open: boolean; email: string }

/**
 * The sign-in form that opens above the screen after the session has expired. Only its buttons close it,
 * because closing it by accident would lose the typed values on the screen.
 */
export function SignInAgainWindow({ open, email: known }: SignInAgainProps) {
  const msg = useMsg()
  const [typed, setTyped] = useState<string>()
  const content = useRef<HTMLDivElement>(null)
  const email = typed ?? known
  return (
    <Dialog
      open={open}
      onOpenChange={signOut}
      title={msg('admin.signIn.title')}
      closable={false}
      initialFocus={() => content.current?.querySelector(email ? '[type=password]' : 'input')}
    >
      <div ref={content}>
        <p>{msg('admin.signIn.again')}</p>
        <LoginForm email={email} onEmail={setTyped} onDone={stay} />
        <Button variant="quiet" block onClick={signOut}>
          {msg('admin.signIn.giveUp')}
        </Button>
      </div>
    </Dialog>
  )
}

/** The 403 page (Product §10.1), for an account that is no staff account. */
function AdminForbidden({ email }: { email: string }) {
  const msg = useMsg()
  return (
    <EmptyState
      icon={<ShieldIcon size={48} />}
      titleAs="h1"
      title={msg('admin.forbidden.title')}
      text={msg('admin.forbidden.text', { email })}
      action={<Button onClick={signOut}>{msg('admin.signOut')}</Button>}
    />
  )
}

/** The 404 page of the back office. The navigation stays beside it. */
function AdminNotFound() {
  const msg = useMsg()
  return (
    <>
      <ScreenHead title={msg('admin.notFound.title')} />
      <EmptyState
        title={msg('admin.notFound.text')}
        action={<ButtonLink to="/admin">{msg('admin.notFound.home')}</ButtonLink>}
      />
    </>
  )
}

const Page = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-height: 100dvh;
  padding: ${space(4)};
  background: ${color.sand};
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
`

/** The heading is smaller than usual, so that it fits into the card. */
const Title = styled.h1`
  font: ${title.h2};
  text-align: center;
  text-wrap: balance;
`
