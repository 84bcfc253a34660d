import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { color, control, media, motion, radius, space, text, weight } from '@/theme/tokens.gen'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /**
   * The action of the button for screen readers. If there is a badge, include its number, because screen
   * readers do not read the badge.
   */
  label: string
  /** A number above the icon. 0 shows no badge. A number above 99 shows as 99+. */
  badge?: number
}

/** A button with an icon and no text: 44 px, or 36 px in the back office with a mouse. */
export function IconButton({
  label,
  badge = 0,
  children,
  type = 'button',
  ...props
}: IconButtonProps) {
  return (
    <Root {...props} type={type} aria-label={label}>
      {children}
      {badge > 0 && <Badge data-count={badge > 99 ? '99+' : badge} />}
    </Root>
  )
}

const Root = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${control.height};
  height: ${control.height};
  border-radius: ${radius.pill};
  transition: background-color ${motion.fast} ${motion.ease};

  ${media.hover} {
    &:hover:enabled {
      background: ${color.sand};
    }
  }

  &:active:enabled {
    background: ${color.accentSoft};
  }

  &[aria-pressed='true'] {
    color: ${color.accent};
  }

  &:disabled {
    color: ${color.lineStrong};
  }
`

/* CSS draws the number, because the button's name already includes it. */
const Badge = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  min-width: 1.67em;
  padding-inline: ${space(1)};
  border-radius: ${radius.pill};
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: ${text.xs};
  font-weight: ${weight.bold};
  line-height: 1.67;

  &::before {
    content: attr(data-count) / '';
  }
`
