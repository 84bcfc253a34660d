import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { safeHref } from '@/lib/links'
import { media } from '@/theme/breakpoints'
import { color } from '@/theme/tokens'
import { type ButtonLook, buttonStyle, lookAttributes } from './button-style'
import { VisuallyHidden } from '../layout/VisuallyHidden'

/**
 * The bare anchor of a Link, for links whose props are not the router's alone. `$quiet` underlines only when pointed
 * at: for menus, cards and lists of links.
 */
export const Anchor = styled.a<{ $quiet?: boolean }>`
  color: inherit;
  text-decoration-line: ${({ $quiet }) => ($quiet ? 'none' : 'underline')};
  text-decoration-thickness: 1px;
  text-underline-offset: 0.25em;

  ${media.hover} {
    &:hover {
      color: ${color.accent};
      text-decoration-line: underline;
    }
  }

  &:active {
    color: ${color.accentHover};
  }
`

const ButtonRoot = styled.a`
  ${buttonStyle}
`

function ButtonAnchor({ variant, size, block, ...props }: ComponentProps<'a'> & ButtonLook) {
  return <ButtonRoot {...lookAttributes({ variant, size, block })} {...props} />
}

/** A link inside the app, typed by its routes: `<Link to="/products/$slug" params={{ slug }}>`. */
export const Link = createLink(Anchor)

/** A link inside the app that looks like a Button. */
export const ButtonLink = createLink(ButtonAnchor)

export type ExternalLinkProps = ComponentProps<'a'> & { href: string; $quiet?: boolean }

/**
 * A link that leaves the app: another site, `mailto:` or `tel:`. Where its scheme is not harmless it is plain text.
 * With `target="_blank"` it tells screen readers so and keeps the opener to itself.
 */
export function ExternalLink({ href, target, children, ...props }: ExternalLinkProps) {
  const msg = useMsg()
  const newTab = target === '_blank'
  return (
    <Anchor
      {...props}
      href={safeHref(href)}
      target={target}
      rel={newTab ? 'noopener noreferrer' : undefined}
    >
      {children}
      {newTab && <VisuallyHidden> {msg('ui.opensInNewTab')}</VisuallyHidden>}
    </Anchor>
  )
}
