import { createLink } from '@tanstack/react-router'
import styled from 'styled-components'
import { color, weight } from '@/theme/tokens'
import { coveringLink } from '@/ui/actions/Link'

type CustomerLinkProps = {
  /** The key of the customer. */
  id: string
  /** The name, as the customer wrote it. */
  name: string
}

/** Links to a customer. The whole card is the click target on a phone, the cell in a table. */
export function CustomerLink({ id, name }: CustomerLinkProps) {
  return (
    <Cover to="/admin/customers/$key" params={{ key: id }}>
      {name}
    </Cover>
  )
}

const Cover = createLink(styled.a`
  color: ${color.ink};
  font-weight: ${weight.bold};
  overflow-wrap: anywhere;
  text-decoration: none;

  ${coveringLink}

  &:hover {
    text-decoration: underline;
  }
`)
