import type { ComponentProps } from 'react'
import { appPath } from '@/lib/links'
import { ExternalLink, Link } from './Link'

export type AnyLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this app, or a URL of another site. */
  href: string
  /** Without an underline until the pointer is over it. */
  $quiet?: boolean
}

/** A link whose target comes from the server: a router link inside the app, a checked plain link elsewhere. */
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
