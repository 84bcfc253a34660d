import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Order } from '@/api/generated/model'
import { lineName } from '@/domain/returns/returns'
import { publishedUrl } from '@/features/site/head-tags'
import { siteQuery } from '@/features/site/queries'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/numbers'
import { shopName } from '@/lib/shop-config'
import { withParams } from '@/lib/url'
import { IconButton } from '@/ui/actions/IconButton'
import { CopyIcon } from '@/ui/icons'
import { useCopyText } from '@/ui/toast/toast'
import { loadOrders } from './queries'

type CopyConfirmationButtonProps = Pick<Order, 'id' | 'code'>

/**
 * A button that copies a message to the customer. The message confirms the order: code, lines, total and
 * delivery address (Product §10.6.12). It ends with a tracking link if the shop's public URL is known.
 */
export function CopyConfirmationButton({ id, code }: CopyConfirmationButtonProps) {
  const msg = useMsg()
  const client = useQueryClient()
  const copy = useCopyText()
  const [isBusy, setBusy] = useState(false)

  async function confirmationText(): Promise<string> {
    const [[order], site] = await Promise.all([loadOrders([id]), client.fetchQuery(siteQuery)])
    if (!order) throw new Error(code)
    const { website } = site.data
    const shop = publishedUrl(website.url)
    return [
      msg('adminOrders.copy.head', { shop: website.name || shopName, code }),
      ...order.items.map((item) => `${item.quantity} × ${lineName(item)}`),
      msg('adminOrders.copy.total', { total: formatVnd(order.total_amount) }),
      msg('adminOrders.copy.address', { name: order.full_name, address: order.address }),
      ...(shop
        ? [msg('adminOrders.copy.track', { link: withParams(`${shop}/orders/track`, { code }) })]
        : []),
    ].join('\n')
  }

  async function click(): Promise<void> {
    setBusy(true)
    const messages = {
      copied: msg('adminOrders.copy.done', { code }),
      failed: msg('adminOrders.copy.failed', { code }),
    }
    await copy(confirmationText(), messages)
    setBusy(false)
  }
  return (
    <IconButton
      label={msg('adminOrders.copy', { code })}
      disabled={isBusy}
      onClick={() => void click()}
    >
      <CopyIcon size={20} />
    </IconButton>
  )
}
