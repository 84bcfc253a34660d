import { useQuery } from '@tanstack/react-query'
import { useMsg } from '@/i18n/use-msg'
import { ExternalLink } from '@/ui/actions/Link'
import { sellerLines } from './contact'
import { siteQuery } from './queries'

/** Who sells, and the shop's page at the Ministry of Industry and Trade, as the law wants it shown (Product §2.14.6). */
export function Seller() {
  const msg = useMsg()
  const website = useQuery(siteQuery).data?.website
  const lines = sellerLines(website)
  return (
    <>
      {lines.map(({ fact, text }) => (
        <p key={fact}>{fact === 'company' ? text : msg(`seller.${fact}`, { text })}</p>
      ))}
      {website?.ministry_url && (
        <p>
          <ExternalLink href={website.ministry_url} target="_blank">
            {msg('seller.ministry')}
          </ExternalLink>
        </p>
      )}
    </>
  )
}
