import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { anchorHref } from '@/lib/links'
import { media } from '@/theme/breakpoints'
import { color } from '@/theme/tokens'
import { type ButtonLook, buttonStyle, lookAttributes } from './button-style'
import { VisuallyHidden } from '../layout/VisuallyHidden'

/**
 * The styled anchor of a Link, for links with props that the router does not know. `$quiet` underlines only on hover:
 * for menus, cards and lists of links.
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

export type ExternalLinkProps = ComponentProps<'a'> & {
  /** A whole web address, or `tel:` and `mailto:`. */
  href: string
  $quiet?: boolean
}

/**
 * A link that leaves this page: another site, `mailto:`, `tel:` or, in a new tab, a path of this app. With any other
 * scheme it has no `href`.
 * With `target="_blank"` screen readers announce the new tab, which gets no access to this one.
 */
export function ExternalLink({ href, target, children, ...props }: ExternalLinkProps) {
  const msg = useMsg()
  const newTab = target === '_blank'
  return (
    <Anchor
      {...props}
      href={anchorHref(href)}
      target={target}
      rel={newTab ? 'noopener noreferrer' : undefined}
    >
      {children}
      {newTab && <VisuallyHidden> {msg('ui.opensInNewTab')}</VisuallyHidden>}
    </Anchor>
  )
}
