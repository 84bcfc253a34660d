import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import styled, { css } from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { anchorHref, appPath } from '@/lib/links'
import { color, media, size } from '@/theme/tokens.gen'
import { VisuallyHidden } from '../layout/basics'
import { buttonStyle, type ButtonLook, buttonLookAttributes } from './Button'

/**
 * A link that tells screen readers when it opens a new browser tab. The new tab cannot access this page.
 * Build every link with a `target` from this component: `createLink(styled(AnchorWithNewTabNote)`…`)`.
 */
export function AnchorWithNewTabNote({ children, target, ...props }: ComponentProps<'a'>) {
  const msg = useMsg()
  const { 'aria-label': label } = props
  if (target !== '_blank') return <a {...props}>{children}</a>
  const note = `\u00A0${msg('ui.opensInNewTab')}`
  return (
    <a {...props} target={target} rel="noopener noreferrer" aria-label={label && label + note}>
      {children}
      <VisuallyHidden>{note}</VisuallyHidden>
    </a>
  )
}

/**
 * The styled anchor of `Link`. Use it directly for props that the router does not know. With `$quiet`, the
 * underline shows only on hover.
 */
export const LinkAnchor = styled(AnchorWithNewTabNote)<{ $quiet?: boolean }>`
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

const ButtonRoot = styled(AnchorWithNewTabNote)`
  ${buttonStyle}
`

function ButtonAnchor({ variant, size, block, ...props }: ComponentProps<'a'> & ButtonLook) {
  return <ButtonRoot {...buttonLookAttributes({ variant, size, block })} {...props} />
}

/** A link inside the app. TypeScript checks its target: `<Link to="/products/$slug" params={{ slug }}>`. */
export const Link = createLink(LinkAnchor)

/** A link inside the app that looks like a Button. */
export const ButtonLink = createLink(ButtonAnchor)

export type UrlLinkProps = ComponentProps<'a'> & { href: string; $quiet?: boolean }

/**
 * A link to another site, to an e-mail address or phone number, or to a path of this app in a new browser
 * tab. A URL with any other scheme gets no `href`.
 */
export function ExternalLink({ href, ...props }: UrlLinkProps) {
  return <LinkAnchor {...props} href={anchorHref(href)} />
}

/**
 * A link whose URL comes from the server. A path of this app becomes a router link. Any other URL becomes an
 * `ExternalLink`.
 */
export function AnyUrlLink({ href, ...props }: UrlLinkProps) {
  const path = appPath(href)
  if (path === undefined) return <ExternalLink href={href} {...props} />
  const url = new URL(path, 'https://app.invalid')
  return (
    <Link
      to={url.pathname}
      search={Object.fromEntries(url.searchParams)}
      hash={url.hash.slice(1)}
      {...props}
    />
  )
}

/**
 * The style of a link in a row of tabs, for example tabs of a list. The focus outline is inside the link, so
 * that a scrolling row does not cut it off.
 */
export const tabLinkStyle = css`
  display: flex;
  min-height: ${size.target};
  align-items: center;
  color: ${color.inkSoft};
  outline-offset: -2px;
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    color: ${color.accent};
  }

  &[aria-current] {
    box-shadow: inset 0 -2px ${color.accent};
    color: ${color.accent};

    @media (forced-colors: active) {
      text-decoration: underline;
    }
  }
`

/**
 * Makes the nearest positioned ancestor clickable as a whole. Other controls in that ancestor need a position
 * and a `z-index` to stay above the link.
 */
export const coveringLinkStyle = css`
  &::after {
    position: absolute;
    content: '';
    inset: 0;
  }

  /* The focus ring surrounds the whole clickable area, because the box of the text may be cut off. */
  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`
