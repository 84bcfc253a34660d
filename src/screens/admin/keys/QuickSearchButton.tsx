import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { useSetAtom } from '@/lib/store'
import { media } from '@/theme/breakpoints'
import { color, radius, size, space, text } from '@/theme/tokens'
import { SearchIcon } from '@/ui/frame-icons'
import { hiddenFromEye } from '@/ui/layout/VisuallyHidden'
import { modKey } from './mod-key'
import { keyWindowAtom } from './state'

/** Opens the palette; in the sidebar it shows the key that does the same. */
export function QuickSearchButton() {
  const msg = useMsg()
  const show = useSetAtom(keyWindowAtom)
  return (
    <Open
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => show('palette')}
    >
      <SearchIcon size={20} />
      <Words>
        {msg('admin.quickSearch')}
        <kbd aria-hidden="true">{modKey()} K</kbd>
      </Words>
    </Open>
  )
}

const Open = styled.button`
  display: grid;
  min-width: ${size.target};
  min-height: ${size.target};
  place-items: center;

  ${media.landscape} {
    display: flex;
    min-height: 36px;
    align-items: center;
    padding-inline: ${space(3)};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.sm};
    width: 100%;
    color: ${color.inkSoft};
    font-size: ${text.sm};
    gap: ${space(2)};

    & > svg {
      flex: none;
    }

    &:hover {
      border-color: ${color.ink};
      color: ${color.ink};
    }
  }
`

const Words = styled.span`
  ${media.belowLandscape} {
    ${hiddenFromEye}
  }

  ${media.landscape} {
    display: flex;
    flex: 1;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
    white-space: nowrap;
  }

  & > kbd {
    font-family: inherit;
    font-size: ${text.xs};
  }

  @media (pointer: coarse) {
    & > kbd {
      display: none;
    }
  }
`
