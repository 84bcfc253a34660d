import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import styled, { css } from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { anchorHref, appPath } from '@/lib/links'
import { color, media, size } from '@/theme/tokens.gen'
import { VisuallyHidden } from '../layout/basics'
import { buttonStyle, type ButtonVariant, variantAttributes } from './Button'

/**
 * The styled anchor of a Link. Use it directly for props that the router does not know. `$quiet` shows the
 * underline only on hover.
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

function ButtonAnchor({ variant, size, block, ...props }: ComponentProps<'a'> & ButtonVariant) {
  return <ButtonRoot {...variantAttributes({ variant, size, block })} {...props} />
}

/**
 * A link inside the app. TypeScript checks its target against the routes: `<Link to="/products/$slug"
 * params={{ slug }}>`.
 */
export const Link = createLink(Anchor)

/** A link inside the app that looks like a Button. */
export const ButtonLink = createLink(ButtonAnchor)

export type AnyLinkProps = ComponentProps<'a'> & { href: string; $quiet?: boolean }

/**
 * A link to another site, a `mailto:` or `tel:` link, or a link that opens a path of this app in a new tab.
 * An address with any other scheme gets no `href`.
 */
export function ExternalLink({ href, target, children, ...props }: AnyLinkProps) {
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
      {newTab && <VisuallyHidden>{`\u00A0${msg('ui.opensInNewTab')}`}</VisuallyHidden>}
    </Anchor>
  )
}

/**
 * A link whose address comes from the server. A path in the app becomes a router link. Any other address
 * becomes a plain link, which is checked.
 */
export function AnyLink({ href, ...props }: AnyLinkProps) {
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
 * A link in a row of links, where one link leads to the page on screen. The focus outline is inside the link,
 * so that a row that scrolls does not cut it off.
 */
export const tabLink = css`
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
 * Makes the whole nearest positioned ancestor the click target of the link. Other controls in that ancestor
 * need a position and a `z-index`, so that they stay above the link.
 */
export const coveringLink = css`
  &::after {
    position: absolute;
    content: '';
    inset: 0;
  }
`
