import { createLink } from '@tanstack/react-router'
import styled from 'styled-components'
import type { AdminProductRow } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, radius, size, space, text, weight } from '@/theme/tokens'
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

/* On a phone the picture stands at the start of the card, before the heading and the details. */
const Frame = styled.div`
  display: flex;
  min-width: 0;
  align-items: center;
  gap: ${space(3)};

  ${media.tablet} {
    min-width: 200px;
  }
`

const Thumb = styled.span`
  position: absolute;
  flex: none;
  width: 48px;
  overflow: hidden;
  border-radius: ${radius.sm};
  inset-block-start: calc(50% - 24px);
  inset-inline-start: ${space(3)};

  [data-selectable] & {
    inset-inline-start: ${size.target};
  }

  ${media.tablet} {
    position: static;
    width: 40px;

    [data-density='comfortable'] & {
      width: 56px;
    }
  }
`

const Words = styled.span`
  display: grid;
  min-width: 0;
`

/** Cuts long names; screen readers still read the whole name. */
const Name = createLink(styled.a`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  color: ${color.ink};
  font-weight: ${weight.bold};
  -webkit-line-clamp: 1;
  overflow-wrap: anywhere;
  text-decoration: none;

  /* A narrow table has a second line of the name in place of the brand. */
  ${media.tablet} {
    -webkit-line-clamp: 2;
    line-height: 1.4;
  }

  ${media.desktop} {
    -webkit-line-clamp: 1;
  }

  [data-density='comfortable'] & {
    -webkit-line-clamp: 2;
  }

  &:hover {
    text-decoration: underline;
  }
`)

const Brand = styled.span`
  display: none;
  overflow: hidden;
  color: ${color.inkSoft};
  font-size: ${text.xs};
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.desktop} {
    display: block;
  }
`
