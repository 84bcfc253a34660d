import styled from 'styled-components'
import type { WebsiteInfo } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { shopName } from '@/lib/shop-name'
import { color, font, space, text } from '@/theme/tokens'
import { Link } from '@/ui/Link'
import { MagnoliaMark } from '@/ui/icons/MagnoliaMark'

/** The shop's mark and name, leading home. The name takes its place before it is known. */
export function Logo({ website }: { website: Pick<WebsiteInfo, 'name'> | undefined }) {
  const msg = useMsg()
  return (
    <Home to="/" aria-label={msg('shell.logo', { name: website?.name ?? shopName })}>
      <MagnoliaMark size={36} />
      <Name>{website?.name ?? shopName}</Name>
    </Home>
  )
}

const Home = styled(Link)`
  display: inline-flex;
  min-height: 44px;
  align-items: center;
  gap: ${space(2)};
  color: ${color.ink};
  text-decoration: none;
`

const Name = styled.span`
  min-width: 5.2em;
  font-family: ${font.display};
  font-size: ${text.h3};
  line-height: 1.4;
  white-space: nowrap;
`
