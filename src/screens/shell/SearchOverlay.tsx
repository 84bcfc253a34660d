import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useRef } from 'react'
import { SearchPanel } from '@/features/catalogue/search/SearchPanel'
import { siteQuery } from '@/features/site/queries'
import { useMsg } from '@/i18n/use-msg'
import { TopSheet } from '@/ui/overlays/TopSheet'
import { categoryMenuItems } from './site-menu'

type SearchOverlayProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  opener: RefObject<HTMLElement | null>
}

/** The search at the top of the page. Its field has the focus when it opens (Product §2, §2.8, §9). */
export function SearchOverlay({ open, onOpenChange, opener }: SearchOverlayProps) {
  const msg = useMsg()
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const menu = useQuery(siteQuery).data?.menu ?? []
  const close = () => onOpenChange(false)
  return (
    <TopSheet
      open={open}
      onOpenChange={onOpenChange}
      label={msg('shell.search')}
      initialFocus={field}
      opener={opener}
    >
      <SearchPanel
        field={field}
        categories={categoryMenuItems(menu).map(({ name, final_url }) => ({
          name,
          href: final_url,
        }))}
        onSubmit={(q) => {
          close()
          void navigate({ to: '/products', search: { q } })
        }}
        onClose={close}
      />
    </TopSheet>
  )
}
