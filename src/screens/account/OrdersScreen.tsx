import { createLink } from '@tanstack/react-router'
import { useRef } from 'react'
import styled from 'styled-components'
import type { OrdersTab } from '@/api/generated/model'
import { useShopper } from '@/features/auth/use-shopper'
import { ClaimForm } from '@/features/orders/ClaimForm'
import { DeviceOrders } from '@/features/orders/DeviceOrders'
import { useHostClaims } from '@/features/orders/mutations'
import { OrderHistory } from '@/features/orders/OrderHistory'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { scrollToTop } from '@/lib/screen-heading'
import { color, size, space } from '@/theme/tokens'
import { ButtonLink } from '@/ui/actions/Link'
import { Pagination } from '@/ui/data/Pagination'
import { PageTitle } from '@/ui/layout/basics'
import { SignInPanel } from './SignInPanel'

const tabs = ['processing', 'completed'] as const satisfies OrdersTab[]

type OrdersScreenProps = {
  tab: OrdersTab
  page: number
}

/** Product §2: the shopper's orders; a visitor's are those of this device. */
export function OrdersScreen(props: OrdersScreenProps) {
  const msg = useMsg()
  const { isSignedIn } = useShopper()
  const title = useRef<HTMLHeadingElement>(null)
  usePageHead({ title: msg('account.orders.title'), index: false })
  return (
    <>
      <PageTitle ref={title} tabIndex={-1}>
        {msg('account.orders.title')}
      </PageTitle>
      {isSignedIn ? (
        <OwnOrders {...props} onClaimEnd={() => title.current?.focus()} />
      ) : (
        <VisitorOrders />
      )}
    </>
  )
}

type OwnOrdersProps = OrdersScreenProps & {
  /** Called where the form that adds this device's orders may be gone. */
  onClaimEnd: () => void
}

/** Current and completed orders; each tab has its own URL. Orders of this device can be added. */
function OwnOrders({ tab, page, onClaimEnd }: OwnOrdersProps) {
  const msg = useMsg()
  const { user, isUnknown } = useShopper()
  const hostClaims = useHostClaims()
  return (
    <>
      {hostClaims && (user || isUnknown) && (
        <DeviceOrders>
          <ClaimForm phone={user?.phone ?? ''} onEnd={onClaimEnd} />
        </DeviceOrders>
      )}
      <Tabs aria-label={msg('account.orders.title')}>
        {tabs.map((name) => (
          <Tab
            key={name}
            to="/account/orders"
            // The open tab's link keeps the page number, so that it still matches the current URL.
            search={name === tab || (name === 'processing' ? {} : { tab: name })}
            activeOptions={{ exact: true }}
            resetScroll={false}
          >
            {msg(`account.orders.tab.${name}`)}
          </Tab>
        ))}
      </Tabs>
      <OrderHistory
        tab={tab}
        page={page}
        pages={(pagination) => <Pagination pagination={pagination} onPageChange={scrollToTop} />}
      />
      {!hostClaims && <DeviceOrders />}
    </>
  )
}

function VisitorOrders() {
  const msg = useMsg()
  return (
    <>
      <DeviceOrders />
      <ButtonLink to="/orders/track" variant="secondary">
        {msg('track.other')}
      </ButtonLink>
      <SignInPanel />
    </>
  )
}

const Tabs = styled.nav`
  display: flex;
  border-block-end: 1px solid ${color.line};
  margin-block-end: ${space(5)};
  gap: ${space(6)};
`

const Tab = createLink(styled.a`
  display: inline-flex;
  min-height: ${size.target};
  align-items: center;
  color: ${color.inkSoft};
  text-decoration: none;

  &[aria-current='page'] {
    box-shadow: inset 0 -2px ${color.accent};
    color: ${color.accent};

    @media (forced-colors: active) {
      text-decoration: underline;
    }
  }
`)
