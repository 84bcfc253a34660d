import { createLink } from '@tanstack/react-router'
import styled from 'styled-components'
import type { AdminProductRow } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { color, radius, space, text, weight } from '@/theme/tokens'
import { Picture } from '@/ui/media/Picture'

/** The cover and the name, which links to the form. */
export function ProductName({ product }: { product: AdminProductRow }) {
  const msg = useMsg()
  const { id, name, image, brand } = product
  return (
    <Frame>
      <Thumb>
        <Picture src={image} alt="" ratio="1 / 1" sizes="48px" />
      </Thumb>
      <Words>
        <Name to="/admin/products/$id/edit" params={{ id: String(id) }}>
          {name || msg('adminProducts.unnamed')}
        </Name>
        {brand && <Brand>{brand}</Brand>}
      </Words>
    </Frame>
  )
}

const Frame = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-width: 188px;
`

const Thumb = styled.span`
  flex: none;
  width: 48px;
  overflow: hidden;
  border-radius: ${radius.sm};
`

const Words = styled.span`
  display: grid;
  min-width: 0;
`

/** Cuts long names to two lines; screen readers still read the whole name. */
const Name = createLink(styled.a`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  color: ${color.ink};
  font-weight: ${weight.bold};
  -webkit-line-clamp: 2;
  overflow-wrap: anywhere;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`)

const Brand = styled.span`
  overflow: hidden;
  color: ${color.inkSoft};
  font-size: ${text.xs};
  text-overflow: ellipsis;
  white-space: nowrap;
`
