import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import styled from 'styled-components'
import { keepRecent, searchLimits, searchText } from '@/features/catalogue/search/search-text'
import { useMsg } from '@/i18n/use-msg'
import { space } from '@/theme/tokens'
import { controlBox } from '@/ui/fields/control-style'
import { IconButton } from '@/ui/actions/IconButton'
import { SearchIcon } from '@/ui/frame-icons'

type SideSearchProps = {
  /** Called when a result is followed: the side menu closes. */
  onNavigate: () => void
}

/** The side menu's search: opens the full results, without suggestions while typing. */
export function SideSearch({ onNavigate }: SideSearchProps) {
  const msg = useMsg()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const showAll = (event: FormEvent) => {
    event.preventDefault()
    const q = searchText(typed)
    if (!q) return
    keepRecent(q)
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
  ${controlBox}
  padding-inline-end: ${space(12)};

  &::-webkit-search-cancel-button {
    display: none;
  }
`
