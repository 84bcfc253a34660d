import { useState } from 'react'
import styled from 'styled-components'
import type { ProductForm } from '@/domain/product/form'
import { productPreviewOf } from '@/domain/product/preview'
import { ProductView } from '@/features/catalogue/product/ProductView'
import { useMsg } from '@/i18n/use-msg'
import { shopName } from '@/lib/shop-config'
import { color, size, space, text, title } from '@/theme/tokens.gen'
import { Container } from '@/ui/layout/basics'
import { Dialog } from '@/ui/overlays/Dialog'
import { DevicePreview } from '@/ui/preview/DevicePreview'

type ProductPreviewProps = {
  form: ProductForm
  onClose: () => void
}

/**
 * A dialog with the page that the product would have in the shop, made from the unsaved values of the form.
 */
export function ProductPreview({ form, onClose }: ProductPreviewProps) {
  const msg = useMsg()
  const [product] = useState(() =>
    productPreviewOf(form, {
      color: msg('adminProduct.preview.attribute.color'),
      size: msg('adminProduct.preview.attribute.size'),
    }),
  )
  return (
    <Dialog open onOpenChange={onClose} title={msg('adminProduct.preview')} hideTitle fullScreen>
      <Note>{msg('adminProduct.preview.note')}</Note>
      <DevicePreview>
        <Header>{shopName}</Header>
        <Container>
          <ProductView
            product={product}
            variantId={undefined}
            onVariant={ignore}
            onAdd={ignore}
            onBuyNow={ignore}
          />
        </Container>
      </DevicePreview>
    </Dialog>
  )
}

/** The handler of all controls in the preview: a click must change nothing. */
const ignore = () => {}

/* A stand-in for the shop's header, with the same height. The pictures of the product page stick below it. */
const Header = styled.div`
  display: grid;
  place-items: center;
  height: ${size.header};
  font: ${title.mark};
`

const Note = styled.p`
  margin-block-end: ${space(3)};
  color: ${color.inkSoft};
  font-size: ${text.sm};
`
