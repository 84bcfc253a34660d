import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import styled from 'styled-components'
import type { Site } from '@/api/generated/model'
import { addRecentSearch, searchLimits, searchText } from '@/features/catalogue/search/search-text'
import { useMsg } from '@/i18n/use-msg'
import { telHref } from '@/lib/links'
import { color, size, space, title } from '@/theme/tokens.gen'
import { IconButton } from '@/ui/actions/IconButton'
import { AnyUrlLink } from '@/ui/actions/Link'
import { controlBoxStyle } from '@/ui/fields/Field'
import { PhoneIcon, SearchIcon, UserIcon } from '@/ui/frame-icons'
import { Drawer } from '@/ui/overlays/Drawer'
import { LanguageSwitch } from './LanguageSwitch'
import { menuTree, useSiteMenu } from './site-menu'

type SideMenuProps = {
  site: Site | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The menu of narrow screens: search, both levels of the menu, account, phone number and language. */
export function SideMenu({ site, open, onOpenChange }: SideMenuProps) {
  const msg = useMsg()
  const close = () => onOpenChange(false)
  const menu = menuTree(useSiteMenu()).filter(({ item }) => item.final_url !== '/products')
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={msg('shell.menu')}
      side="left"
      footer={<LanguageSwitch />}
    >
      <SideSearch onNavigate={close} />
      <nav aria-label={msg('shell.menu')}>
        <Items>
          <li>
            <Top href="/products" onClick={close}>
              {msg('shell.allProducts')}
            </Top>
          </li>
          {menu.map(({ item, children }) => (
            <li key={item.id}>
              <Top href={item.final_url} onClick={close}>
                {item.name}
              </Top>
              {children.length > 0 && (
                <Children>
                  {children.map((child) => (
                    <li key={child.id}>
                      <Item href={child.final_url} onClick={close}>
                        {child.name}
                      </Item>
                    </li>
                  ))}
                </Children>
              )}
            </li>
          ))}
        </Items>
      </nav>
      <Services>
        <li>
          <Item href="/account" onClick={close}>
            <UserIcon /> {msg('shell.account')}
          </Item>
        </li>
        {site && (
          <li>
            <Item href={telHref(site.contact.phone)}>
              <PhoneIcon /> {site.contact.phone}
            </Item>
          </li>
        )}
      </Services>
    </Drawer>
  )
}

/**
 * The search field of the side menu. Enter opens the list of hits. No suggestions show while the shopper
 * types.
 */
function SideSearch({ onNavigate }: { onNavigate: () => void }) {
  const msg = useMsg()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const showAll = (event: FormEvent) => {
    event.preventDefault()
    const q = searchText(typed)
    if (!q) return
    addRecentSearch(q)
    onNavigate()
    void navigate({ to: '/products', search: { q } })
  }
  return (
    <Form role="search" onSubmit={showAll}>
      <Box
        type="search"
        enterKeyHint="search"
        aria-label={msg('shell.search')}
        placeholder={msg('shell.search')}
        maxLength={searchLimits.maxLength}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <IconButton type="submit" label={msg('shell.search')}>
        <SearchIcon />
      </IconButton>
    </Form>
  )
}

const Items = styled.ul`
  & > li {
    padding-block: ${space(2)};
    border-block-end: 1px solid ${color.line};
  }
`

const Children = styled.ul`
  padding-block-end: ${space(2)};
`

const Item = styled(AnyUrlLink)`
  display: flex;
  min-height: ${size.target};
  align-items: center;
  color: ${color.inkSoft};
  gap: ${space(3)};
  text-decoration: none;

  &:hover,
  &[aria-current='page'] {
    color: ${color.accent};
  }
`

const Top = styled(Item)`
  color: ${color.ink};
  font: ${title.h4};
`

const Services = styled.ul`
  margin-block-start: ${space(4)};
`

const Form = styled.form`
  position: relative;
  margin-block-end: ${space(3)};

  & > button {
    position: absolute;
    inset-block: 2px;
    inset-inline-end: 2px;
  }
`

const Box = styled.input`
  ${controlBoxStyle}
  padding-inline-end: ${space(12)};

  &::-webkit-search-cancel-button {
    display: none;
  }
`
