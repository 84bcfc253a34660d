import { product } from '@/domain/descriptions'
import styled from 'styled-components'
import { offerOf, type ProductForm, soldVariants } from '@/domain/admin/product-form'
import { useMsg } from '@/i18n/use-msg'
import { color, space, text, weight } from '@/theme/tokens'
import { FormTextField } from '@/ui/form/FormTextField'
import { FormVndField } from '@/ui/form/FormVndField'
import { useFormValues } from '@/ui/form/use-form-values'
import { Price } from '@/ui/data/Price'
import { FieldRow, FormSectionCard } from './FormSectionCard'
import { FieldAnchor } from './form-anchors'

/** Price, stock and code (Product §3); with variants they are theirs, and only said here. */
export function SalesSection() {
  const msg = useMsg()
  const variants = soldVariants(useFormValues<ProductForm>())
  return (
    <FormSectionCard section="sales">
      {variants.length > 0 ? (
        <Derived variants={variants} />
      ) : (
        <FieldRow>
          <FieldAnchor of="price">
            <FormVndField
              name="price"
              label={msg(product.price.label)}
              hint={msg('adminProduct.hint.price')}
            />
          </FieldAnchor>
          <FieldAnchor of="stock">
            <FormTextField
              name="stock"
              label={msg(product.stock.label)}
              inputMode="numeric"
              autoComplete="off"
            />
          </FieldAnchor>
          <FormTextField
            name="sku"
            label={msg(product.sku.label)}
            hint={msg('adminProduct.hint.sku')}
            autoComplete="off"
          />
        </FieldRow>
      )}
    </FormSectionCard>
  )
}

function Derived({ variants }: { variants: ProductForm['variants'] }) {
  const msg = useMsg()
  const { price, stock } = offerOf(variants)
  const max = Math.max(...variants.map((variant) => variant.price))
  return (
    <>
      <Note>{msg('adminProduct.derived')}</Note>
      <Facts>
        <div>
          <dt>{msg('adminProduct.derived.price')}</dt>
          <dd>
            <Price value={price} max={max} />
          </dd>
        </div>
        <div>
          <dt>{msg('adminProduct.derived.stock')}</dt>
          <dd>{stock}</dd>
        </div>
        <div>
          <dt>{msg('adminProduct.derived.variants')}</dt>
          <dd>{variants.length}</dd>
        </div>
      </Facts>
    </>
  )
}

const Note = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(10)};

  dt {
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }

  dd {
    margin: 0;
    font-weight: ${weight.bold};
  }
`
