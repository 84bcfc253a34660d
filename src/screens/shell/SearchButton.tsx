import { lazy, useRef, useState } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { IconButton } from '@/ui/actions/IconButton'
import { SearchIcon } from '@/ui/frame-icons'
import { Late } from '@/ui/feedback/Boundary'

const load = () => import('./SearchOverlay')
const SearchOverlay = lazy(() => load().then((module) => ({ default: module.SearchOverlay })))

const preload = () => void load()

/** Opens the search; its code loads on hover or focus. */
export function SearchButton() {
  const msg = useMsg()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      <IconButton
        ref={button}
        label={msg('shell.search')}
        aria-haspopup="dialog"
        aria-expanded={!!open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        <SearchIcon />
      </IconButton>
      {open !== undefined && (
        <Late>
          <SearchOverlay open={open} onOpenChange={setOpen} opener={button} />
        </Late>
      )}
    </>
  )
}
