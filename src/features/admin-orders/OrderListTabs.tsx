import { createLink } from '@tanstack/react-router'
import styled from 'styled-components'
import {
  type AdminOrdersSearch,
  isPaymentTab,
  ordersTab,
  type OrdersTab,
  orderStatuses,
  withOrdersTab,
} from '@/domain/order/orders-list'
import { useMsg } from '@/i18n/use-msg'
import { color, media, radius, space, text, weight } from '@/theme/tokens.gen'
import { tabLinkStyle } from '@/ui/actions/Link'
import { type ScrollHintProps, scrollHintStyle } from '@/ui/layout/basics'
import { useCentredCurrentLink } from '@/ui/layout/use-centred-current-link'
import { useOrdersPage } from './queries'

const tabs = ['all', 'queue', ...orderStatuses, 'unclear', 'owed'] as const satisfies OrdersTab[]

/**
 * The tabs of the list of orders: all, each status, the cash orders to call, unclear payments, and cash that
 * carriers owe. Each tab shows the number of its orders, if the host counts them.
 */
export function OrderListTabs({ search }: { search: AdminOrdersSearch }) {
  const msg = useMsg()
  const row = useCentredCurrentLink()
  const countOf = useTabCounts(search)
  const current = ordersTab(search)
  // A payment tab without orders is hidden, unless it is the current tab.
  const shown = tabs.filter((tab) => !isPaymentTab(tab) || tab === current || countOf(tab))
  return (
    <nav aria-label={msg('adminOrders.tabs')}>
      <Row ref={row}>
        {shown.map((tab) => {
          const name = msg(
            tab === 'all' || tab === 'queue' || isPaymentTab(tab)
              ? `adminOrders.tab.${tab}`
              : `adminOrders.status.${tab}`,
          )
          const count = countOf(tab)
          return (
            <li key={tab}>
              <Tab
                to="/admin/orders"
                search={tab === current ? search : withOrdersTab(search, tab)}
                activeOptions={{ exact: true }}
                aria-current={tab === current ? 'page' : undefined}
                data-urgent={
                  ((tab === 'queue' || tab === 'unclear') && Boolean(count)) || undefined
                }
                resetScroll={false}
              >
                <span>
                  {name} {count !== null && <Count>{count}</Count>}
                </span>
              </Tab>
            </li>
          )
        })}
      </Row>
    </nav>
  )
}

/**
 * Returns a function that gives the number of orders in a tab. It returns undefined while the number loads,
 * and null if the host does not count these orders or fails. All numbers come from the responses for the tabs
 * "all" and "queue". The list on the screen has usually loaded one of these responses already.
 */
function useTabCounts(search: AdminOrdersSearch): (tab: OrdersTab) => number | null | undefined {
  const tab = ordersTab(search)
  const inQueue = tab === 'queue'
  const all = useOrdersPage(inQueue || isPaymentTab(tab) ? withOrdersTab(search, 'all') : search)
  const queue = useOrdersPage(inQueue ? search : withOrdersTab(search, 'queue'))
  return (counted) => {
    const { data, isError } = counted === 'queue' ? queue : all
    if (!data) return isError ? null : undefined
    if (isPaymentTab(counted)) return data[`${counted}_count`] ?? null
    const { counts } = data
    if (counts.length === 0) return null
    if (counted === 'all') return counts.reduce((sum, { count }) => sum + count, 0)
    const status = counted === 'queue' ? 'pending' : counted
    return counts.find((entry) => entry.status === status)?.count ?? 0
  }
}

const Row = styled.ul<ScrollHintProps>`
  position: relative;
  display: flex;
  column-gap: ${space(2)};
  margin-block-end: ${space(4)};
  border-block-end: 1px solid ${color.line};
  overflow-x: auto;
  scrollbar-width: none;

  ${media.belowLandscape} {
    ${scrollHintStyle}
  }

  /* On wide screens the tabs wrap onto a second line, because a mouse can't easily scroll sideways. */
  ${media.landscape} {
    flex-wrap: wrap;
  }

  ${media.desktop} {
    column-gap: ${space(3)};
  }
`

const Tab = createLink(styled.a`
  ${tabLinkStyle}
  font-size: ${text.sm};
`)

/** The number of orders in a tab. The box keeps its width while the number loads. */
const Count = styled.span`
  display: inline-block;
  min-width: 20px;
  padding: 1px ${space(1)};
  border-radius: ${radius.pill};
  background: ${color.sand};
  color: ${color.ink};
  font-size: ${text.xs};
  font-variant-numeric: tabular-nums;
  font-weight: ${weight.bold};
  line-height: 20px;
  text-align: center;

  &:empty {
    min-height: 22px;
  }

  [data-urgent] > & {
    background: ${color.accent};
    color: ${color.onAccent};
  }
`
