import styled from 'styled-components'
import type { Site } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { telHref } from '@/lib/safe-href'
import { color, size, space, text } from '@/theme/tokens'
import { AnyLink } from '@/ui/AnyLink'
import { Drawer } from '@/ui/Drawer'
import { PhoneIcon } from '@/ui/icons/PhoneIcon'
import { ExternalLink, Link } from '@/ui/Link'
import { LanguageSwitch } from './LanguageSwitch'
import { menuTree } from './menu-tree'

type SideMenuProps = {
  site: Site | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The menu of narrow screens: both levels, the phone number and the language. */
export function SideMenu({ site, open, onOpenChange }: SideMenuProps) {
  const msg = useMsg()
  const close = () => onOpenChange(false)
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={msg('shell.menu')}
      side="left"
      footer={<LanguageSwitch />}
    >
      <Items>
        <li>
          <Top as={Link} to="/products" onClick={close}>
            {msg('shell.allProducts')}
          </Top>
        </li>
        {menuTree(site?.menu ?? []).map(({ item, children }) => (
          <li key={item.id}>
            <Top href={item.final_url} onClick={close}>
              {item.name}
            </Top>
            {children.length > 0 && (
              <Items>
                {children.map((child) => (
                  <li key={child.id}>
                    <Sub href={child.final_url} onClick={close}>
                      {child.name}
                    </Sub>
                  </li>
                ))}
              </Items>
            )}
          </li>
        ))}
      </Items>
      {site && (
        <Call href={telHref(site.contact.phone)}>
          <PhoneIcon /> {site.contact.phone}
        </Call>
      )}
    </Drawer>
  )
}

const Items = styled.ul`
  padding: 0;
  list-style: none;
`

const Sub = styled(AnyLink)`
  display: flex;
  min-height: ${size.target};
  align-items: center;
  padding-left: ${space(4)};
  color: ${color.inkSoft};
  text-decoration: none;

  &:hover {
    color: ${color.accent};
  }
`

const Top = styled(Sub)`
  padding-left: 0;
  color: ${color.ink};
  font-size: ${text.lg};
`

const Call = styled(ExternalLink)`
  display: inline-flex;
  min-height: ${size.target};
  align-items: center;
  gap: ${space(3)};
  margin-top: ${space(6)};
`
