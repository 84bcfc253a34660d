import { memo, type ReactNode, useCallback, useDeferredValue, useMemo } from 'react'
import styled from 'styled-components'
import type { ImageNote } from '@/api/generated/model'
import { product } from '@/domain/product/description'
import { type ProductForm, readiness } from '@/domain/product/form'
import { soldVariants, type VariantGrid } from '@/domain/product/variant-grid'
import { useMsg } from '@/i18n/use-msg'
import { lacksEnglish } from '@/lib/description'
import { amountOf } from '@/lib/vnd-input'
import { media, space } from '@/theme/tokens.gen'
import { FormCheckbox, FormRadioGroup, FormVndField } from '@/ui/form/fields'
import { Languages } from '@/ui/form/Languages'
import { useFillForm, useFormField, useFormValues } from '@/ui/form/use-form'
import { Grid } from '@/ui/layout/basics'
import { VariantsField } from '../variants/VariantsField'
import { FieldAnchor, FieldRow, FoldedCard, FormSectionCard, Readiness } from './FormFrame'
import { ImageNotes } from './ImageNotes'
import { ImagesField } from './ImagesField'
import {
  BrandField,
  CareField,
  CategoryField,
  MetaText,
  ProductHtml,
  ProductText,
  TagsField,
} from './product-inputs'

type FormSectionsProps = {
  /** True where the host has English texts. */
  hasEnglish: boolean
  onBusy: (isBusy: boolean) => void
  onBadCells: (count: number) => void
  /** Below what is decided. */
  aside: ReactNode
}

/**
 * The five sections of Product §10.4.1. Drawn anew only with what they are told; each field follows the form
 * by itself.
 */
export const FormSections = memo(function FormSections({
  hasEnglish,
  onBusy,
  onBadCells,
  aside,
}: FormSectionsProps) {
  const msg = useMsg()
  return (
    <Columns>
      <Grid $gap={4}>
        <FormSectionCard of="basic">
          <FieldAnchor of="images">
            <Images onBusy={onBusy} />
            <Notes />
          </FieldAnchor>
          <Words hasEnglish={hasEnglish} />
        </FormSectionCard>
        <FormSectionCard of="sales">
          <FieldAnchor of="variants">
            <Variants onBadCells={onBadCells} />
          </FieldAnchor>
          <OwnOffer />
        </FormSectionCard>
        <FormSectionCard of="detailed">
          <ProductHtml name="size_chart" />
          <FieldAnchor of="care">
            <CareField />
          </FieldAnchor>
        </FormSectionCard>
      </Grid>
      <Grid $gap={4}>
        <Status />
        <FormSectionCard of="other">
          <FormRadioGroup
            name="status"
            label={msg(product.status.label)}
            options={product.status.values.map((value) => ({
              value,
              label: msg(`field.status.${value}`),
              description: msg(`adminProduct.status.${value}.text`),
            }))}
          />
          <FormCheckbox name="is_featured" label={msg(product.is_featured.label)} />
          <FieldAnchor of="category_id">
            <CategoryField />
          </FieldAnchor>
          <BrandField />
          <TagsField />
          <ProductText
            name="internal_notes"
            hint={msg('adminProduct.hint.internal_notes')}
            multiline
          />
        </FormSectionCard>
        <FormSectionCard of="shipping">
          <FieldRow>
            <ProductText name="weight" inputMode="numeric" />
            <ProductText name="length" inputMode="decimal" />
            <ProductText name="width" inputMode="decimal" />
            <ProductText name="height" inputMode="decimal" />
          </FieldRow>
          <ProductText
            name="shipping_notes"
            hint={msg('adminProduct.hint.shipping_notes')}
            multiline
          />
        </FormSectionCard>
        <FoldedCard>
          <summary>{msg('adminProduct.seo')}</summary>
          <MetaText name="meta_title" max={60} />
          <MetaText name="meta_description" max={160} multiline />
          <ProductText name="meta_keywords" hint={msg('adminProduct.hint.meta_keywords')} />
        </FoldedCard>
        {aside}
      </Grid>
    </Columns>
  )
})

/** What is judged, and from 1,200 px beside it what is decided. */
export const Columns = styled.div`
  --bare-field-pull: -${space(3)};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 304px;
    align-items: start;
  }
`

/** What is missing before it can be sold. Typing is shown first; this follows as soon as there is time. */
function Status() {
  return <Readiness form={useDeferredValue(useFormValues<ProductForm>())} />
}

/** Name and description. */
function Words({ hasEnglish }: { hasEnglish: boolean }) {
  const form = useDeferredValue(useFormValues<ProductForm>())
  const missing = readiness(form)
  return (
    <Languages
      hasEnglish={hasEnglish}
      lacks={(suffix) =>
        suffix
          ? lacksEnglish(product, form)
          : missing.includes('name') || missing.includes('description')
      }
    >
      {(suffix) => (
        <>
          <ProductText name={`name${suffix}`} required={!suffix} />
          <ProductHtml name={`description${suffix}`} />
        </>
      )}
    </Languages>
  )
}

/** These are drawn anew only when their own value or error changes, not with every key typed elsewhere. */
const QuietImages = memo(ImagesField)
const QuietVariants = memo(VariantsField)

function Images({ onBusy }: { onBusy: (isBusy: boolean) => void }) {
  const { onBlur: _onBlur, ...field } = useFormField<readonly string[]>('images')
  return <QuietImages {...field} onBusy={onBusy} />
}

function Notes() {
  const { images, colors } = useFormValues<ProductForm>()
  const { value, onChange } = useFormField<ImageNote[]>('image_notes')
  return <ImageNotes images={images} notes={value} colors={colors} onChange={onChange} />
}

function Variants({ onBadCells }: Pick<FormSectionsProps, 'onBadCells'>) {
  const { colors, sizes, variants, price } = useFormValues<ProductForm>()
  const { error } = useFormField('variants')
  const value = useMemo(() => ({ colors, sizes, variants }), [colors, sizes, variants])
  const fill = useFillForm<ProductForm>()
  const onChange = useCallback(
    (next: VariantGrid) =>
      fill({ colors: next.colors, sizes: next.sizes, variants: next.variants }),
    [fill],
  )
  return (
    <QuietVariants
      value={value}
      onChange={onChange}
      error={error}
      basePrice={amountOf(price) ?? 0}
      onProblems={onBadCells}
    />
  )
}

/** Price, stock and code of a product without variants (Product §3). */
function OwnOffer() {
  const msg = useMsg()
  if (soldVariants(useFormValues<ProductForm>()).length > 0) return null
  return (
    <FieldRow>
      <FieldAnchor of="price">
        <FormVndField
          name="price"
          label={msg(product.price.label)}
          hint={msg('adminProduct.hint.price')}
        />
      </FieldAnchor>
      <ProductText name="stock" inputMode="numeric" />
      <ProductText name="sku" hint={msg('adminProduct.hint.sku')} />
    </FieldRow>
  )
}
