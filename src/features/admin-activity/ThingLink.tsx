import styled from 'styled-components'
import type { ActivityEntry } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { weight } from '@/theme/tokens'
import { Link } from '@/ui/actions/Link'

/** The thing of an entry: a link while it exists, to what it was then where its page can show that. */
export function ThingLink({ entry }: { entry: ActivityEntry }) {
  const msg = useMsg()
  const { kind, object_id, action } = entry
  const name = entry.name || msg(`activity.kind.${kind}`)
  if (action === 'deleted') return <Name>{name}</Name>
  if (kind === 'product' && object_id !== null)
    return (
      <Link
        to="/admin/products/$id/edit"
        params={{ id: String(object_id) }}
        search={{ version: entry.id }}
      >
        {name}
      </Link>
    )
  if (kind === 'order' && object_id !== null)
    return (
      <Link
        to="/admin/orders/$id"
        params={{ id: String(object_id) }}
        search={{ version: entry.id }}
      >
        {name}
      </Link>
    )
  const places = {
    product: '/admin/products',
    order: '/admin/orders',
    category: '/admin/categories',
    banner: '/admin/banners',
    homepage: '/admin/homepage',
    settings: '/admin/settings',
  } as const
  return <Link to={places[kind]}>{name}</Link>
}

const Name = styled.span`
  font-weight: ${weight.bold};
`
