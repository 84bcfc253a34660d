import type { ComponentProps } from 'react'
import { appPath } from '@/lib/links'
import { ExternalLink, Link } from './Link'

export type AnyLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A link that came from the server: a path of this app, or another site. */
  href: string
  $quiet?: boolean
}

/** A link whose target the server names: the router's inside the app, a checked plain one elsewhere. */
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
