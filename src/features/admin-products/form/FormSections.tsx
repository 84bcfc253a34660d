import {
  type ComponentProps,
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
} from 'react'
import styled from 'styled-components'
import type { ImageNote } from '@/api/generated/model'
import { offerOf, type ProductForm, soldVariants } from '@/domain/admin/product-form'
import type { VariantGrid } from '@/domain/admin/variant-grid'
import { snippetLimits, snippetOf } from '@/domain/catalogue/search-snippet'
import { product } from '@/domain/product/description'
import { useMsg } from '@/i18n/use-msg'
import type { FormName, NameWith } from '@/lib/description'
import { amountOf } from '@/lib/vnd-input'
import { color, radius, space, text, weight } from '@/theme/tokens'
import { Price } from '@/ui/data/Price'
import { FormCheckbox } from '@/ui/form/FormCheckbox'
import { FormRadioGroup } from '@/ui/form/FormRadioGroup'
import { FormRichTextField } from '@/ui/form/FormRichTextField'
import { FormTextField } from '@/ui/form/FormTextField'
import { FormVndField } from '@/ui/form/FormVndField'
import { useFormField } from '@/ui/form/use-form-field'
import { useFillForm, useFormValues } from '@/ui/form/use-form-values'
import { useQuietField } from '@/ui/form/use-quiet-field'
import { Text } from '@/ui/layout/Text'
import { useBrands } from '../queries'
import { VariantsField } from '../variants/VariantsField'
import { type CategoryChoice, CategoryField } from './CategoryField'
import { FieldAnchor, FieldRow, FormSectionCard } from './FormSectionCard'
import { ImageNotes } from './ImageNotes'
import { ImagesField } from './ImagesField'
import { TagsField } from './TagsField'

type FormSectionsProps = {
  /** The categories to choose from. */
  categories: CategoryChoice
  /** Address of the product; undefined before it has one. */
  slug: string | undefined
  /** Told while pictures are on their way. */
  onBusy: (isBusy: boolean) => void
  /** Told how many cells of the variants say nothing that can be saved. */
  onBadCells: (count: number) => void
}

/** The five sections of Product §2. Drawn anew only with what they are told; each field follows the form by itself. */
export const FormSections = memo(function FormSections({
  categories,
  slug,
  onBusy,
  onBadCells,
}: FormSectionsProps) {
  return (
    <>
      <BasicSection categories={categories} onBusy={onBusy} />
      <DetailedSection slug={slug} onBadCells={onBadCells} />
      <SalesSection />
      <ShippingSection />
      <OtherSection />
    </>
  )
})

type BasicSectionProps = Pick<FormSectionsProps, 'categories' | 'onBusy'>

/** What the product is. Brands that are in use are offered; a failure to read them costs nothing else. */
function BasicSection({ categories, onBusy }: BasicSectionProps) {
  const msg = useMsg()
  const brands = useBrands()
  const listId = useId()
  return (
    <FormSectionCard section="basic">
      <ProductText name="name" required />
      <FieldRow>
        <FieldAnchor of="category_id">
          <CategoryField {...categories} />
        </FieldAnchor>
        <ProductText name="brand" hint={msg('adminProduct.hint.brand')} list={listId}>
          <datalist id={listId}>
            {brands.data?.map((brand) => (
              <option key={brand}>{brand}</option>
            ))}
          </datalist>
        </ProductText>
      </FieldRow>
      <ProductHtml name="description" />
      <FieldAnchor of="images">
        <Images onBusy={onBusy} />
        <Notes />
      </FieldAnchor>
    </FormSectionCard>
  )
}

/** Drawn anew only when its own value or error changes. */
const QuietImages = memo(ImagesField)

function Images({ onBusy }: { onBusy: (isBusy: boolean) => void }) {
  const { onBlur: _onBlur, ...field } = useQuietField<readonly string[]>('images')
  return <QuietImages {...field} onBusy={onBusy} />
}

function Notes() {
  const { images, colors } = useFormValues<ProductForm>()
  const { value, onChange } = useQuietField<ImageNote[]>('image_notes')
  return <ImageNotes images={images} notes={value} colors={colors} onChange={onChange} />
}

type DetailedSectionProps = Pick<FormSectionsProps, 'slug' | 'onBadCells'>

/** Colours, sizes and their variants; the size chart; what search engines are told. */
function DetailedSection({ slug, onBadCells }: DetailedSectionProps) {
  const msg = useMsg()
  return (
    <FormSectionCard section="detailed">
      <FieldAnchor of="variants">
        <Variants onBadCells={onBadCells} />
      </FieldAnchor>
      <ProductHtml name="size_chart" />
      <FieldAnchor of="tags">
        <TagsField />
      </FieldAnchor>
      <MetaText name="meta_title" max={snippetLimits.title} />
      <MetaText name="meta_description" max={snippetLimits.description} multiline />
      <ProductText name="meta_keywords" hint={msg('adminProduct.hint.meta_keywords')} />
      <SearchPreview slug={slug} />
    </FormSectionCard>
  )
}

/** Drawn anew only when its own value or error changes, not with every key typed elsewhere. */
const QuietVariants = memo(VariantsField)

function Variants({ onBadCells }: Pick<FormSectionsProps, 'onBadCells'>) {
  const { colors, sizes, variants, price } = useFormValues<ProductForm>()
  const { error } = useFormField('variants')
  const value = useMemo(() => ({ colors, sizes, variants }), [colors, sizes, variants])
  const fill = useFillForm<ProductForm>()
  const latest = useRef(fill)
  useEffect(function followForm() {
    latest.current = fill
  })
  const onChange = useCallback(
    (next: VariantGrid) =>
      latest.current({ colors: next.colors, sizes: next.sizes, variants: next.variants }),
    [],
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

type MetaTextProps = {
  name: 'meta_title' | 'meta_description'
  /** How many characters search engines show. */
  max: number
  multiline?: boolean
}

/** A text for search engines, with its length beside what they show of it. Longer ones are cut off, not refused. */
function MetaText({ name, max, multiline = false }: MetaTextProps) {
  const msg = useMsg()
  const count = Array.from(useFormValues<ProductForm>()[name].trim()).length
  const hint = count > max ? 'adminProduct.hint.metaTooLong' : 'adminProduct.hint.metaLength'
  return <ProductText name={name} hint={msg(hint, { count, max })} multiline={multiline} />
}

/** How a search engine would show the product. */
function SearchPreview({ slug }: Pick<FormSectionsProps, 'slug'>) {
  const msg = useMsg()
  const { title, description, path } = snippetOf(
    useDeferredValue(useFormValues<ProductForm>()),
    slug,
  )
  return (
    <Snippet aria-label={msg('adminProduct.seo.preview')}>
      <Caption>{msg('adminProduct.seo.preview')}</Caption>
      <Text $size="xs" $color="inkSoft">
        {location.host + path.replaceAll('/', ' › ')}
      </Text>
      <Text $size="lg" $weight="bold" $color="celadon">
        {title || msg('adminProduct.seo.noTitle')}
      </Text>
      <Text $size="sm">{description || msg('adminProduct.seo.noDescription')}</Text>
    </Snippet>
  )
}

/** Price, stock and code (Product §3); with variants they are theirs, and only said here. */
function SalesSection() {
  const msg = useMsg()
  const variants = soldVariants(useFormValues<ProductForm>())
  return (
    <FormSectionCard section="sales">
      {variants.length > 0 ? (
        <SalesOfVariants variants={variants} />
      ) : (
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
      )}
    </FormSectionCard>
  )
}

function SalesOfVariants({ variants }: { variants: ProductForm['variants'] }) {
  const msg = useMsg()
  const { price, stock } = offerOf(variants)
  const max = Math.max(...variants.map((variant) => variant.price))
  return (
    <>
      <Text $size="sm" $color="inkSoft">
        {msg('adminProduct.derived')}
      </Text>
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

/** Product §3: weight in grams, dimensions in cm, notes. */
function ShippingSection() {
  const msg = useMsg()
  return (
    <FormSectionCard section="shipping">
      <FieldRow data-narrow>
        <ProductText name="weight" inputMode="numeric" />
        <ProductText name="length" inputMode="decimal" />
        <ProductText name="width" inputMode="decimal" />
        <ProductText name="height" inputMode="decimal" />
      </FieldRow>
      <ProductText name="shipping_notes" hint={msg('adminProduct.hint.shipping_notes')} multiline />
    </FormSectionCard>
  )
}

/** Status, featured, notes that only staff see. */
function OtherSection() {
  const msg = useMsg()
  return (
    <FormSectionCard section="other">
      <FieldAnchor of="status">
        <FormRadioGroup
          name="status"
          label={msg(product.status.label)}
          options={(['active', 'inactive', 'draft'] as const).map((value) => ({
            value,
            label: msg(`field.status.${value}`),
            description: msg(`adminProduct.status.${value}.text`),
          }))}
        />
      </FieldAnchor>
      <FieldAnchor of="is_featured">
        <FormCheckbox name="is_featured" label={msg(product.is_featured.label)} />
      </FieldAnchor>
      <ProductText name="internal_notes" hint={msg('adminProduct.hint.internal_notes')} multiline />
    </FormSectionCard>
  )
}

type TextName = FormName<typeof product> &
  NameWith<typeof product, { kind: 'text' | 'count' | 'measure' }>

type ProductTextProps = Omit<ComponentProps<typeof FormTextField>, 'name' | 'label'> & {
  name: TextName
  children?: ReactNode
}

/** A text field of the product, where links to it lead. */
function ProductText({ name, children, ...field }: ProductTextProps) {
  const msg = useMsg()
  return (
    <FieldAnchor of={name}>
      <FormTextField name={name} label={msg(product[name].label)} autoComplete="off" {...field} />
      {children}
    </FieldAnchor>
  )
}

function ProductHtml({ name }: { name: NameWith<typeof product, { kind: 'html' }> }) {
  const msg = useMsg()
  return (
    <FieldAnchor of={name}>
      <FormRichTextField name={name} label={msg(product[name].label)} />
    </FieldAnchor>
  )
}

const Snippet = styled.figure`
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
