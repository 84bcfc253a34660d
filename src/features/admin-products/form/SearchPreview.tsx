import { useDeferredValue } from 'react'
import styled from 'styled-components'
import type { ProductForm } from '@/domain/admin/product-form'
import { snippetOf } from '@/domain/catalogue/search-snippet'
import { useMsg } from '@/i18n/use-msg'
import { color, radius, space, text, weight } from '@/theme/tokens'
import { useFormValues } from '@/ui/form/use-form-values'

type SearchPreviewProps = {
  /** Address of the product; undefined before it has one. */
  slug: string | undefined
}

/** How a search engine would show the product. */
export function SearchPreview({ slug }: SearchPreviewProps) {
  const msg = useMsg()
  const { title, description, path } = snippetOf(
    useDeferredValue(useFormValues<ProductForm>()),
    slug,
  )
  return (
    <Frame aria-label={msg('adminProduct.seo.preview')}>
      <Caption>{msg('adminProduct.seo.preview')}</Caption>
      <Address>{location.host + path.replaceAll('/', ' › ')}</Address>
      <Title>{title || msg('adminProduct.seo.noTitle')}</Title>
      <Description>{description || msg('adminProduct.seo.noDescription')}</Description>
    </Frame>
  )
}

const Frame = styled.figure`
  padding: ${space(4)};
  border-radius: ${radius.md};
  background: ${color.sand};
  overflow-wrap: anywhere;
`

const Caption = styled.figcaption`
  margin-block-end: ${space(2)};
  color: ${color.inkSoft};
  font-size: ${text.sm};
`

const Address = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.xs};
`

const Title = styled.p`
  color: ${color.celadon};
  font-size: ${text.lg};
  font-weight: ${weight.bold};
`

const Description = styled.p`
  font-size: ${text.sm};
`
