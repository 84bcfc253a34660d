import { useQuery } from '@tanstack/react-query'
import { useMsg } from '@/i18n/use-msg'
import { messengerHref, zaloHref } from '@/lib/links'
import { ExternalLink } from '@/ui/actions/Link'
import { Row } from '@/ui/layout/basics'
import { siteQuery } from './queries'

/**
 * Where the shop is written to: its Zalo and its Messenger, as plain links, as far as staff have filled them in (Product §2.19).
 * Messenger opens with a line about `about`, the product or the order; Zalo takes none.
 */
export function ChatLinks({ about }: { about: string }) {
  const msg = useMsg()
  const { zalo, messenger } = useQuery(siteQuery).data?.contact ?? {}
  if (!zalo && !messenger) return null
  return (
    <Row $wrap $gap={[0, 4]} $align="center">
      <span>{msg('chat.ask')}</span>
      {zalo && (
        <ExternalLink href={zaloHref(zalo)} target="_blank">
          {msg('chat.zalo')}
        </ExternalLink>
      )}
      {messenger && (
        <ExternalLink href={messengerHref(messenger, msg('chat.about', { about }))} target="_blank">
          {msg('chat.messenger')}
        </ExternalLink>
      )}
    </Row>
  )
}
