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
import { snippetLimits, snippetOf } from '@/domain/catalogue/search-snippet'
import { product } from '@/domain/product/description'
import { offerOf, type ProductForm, soldVariants } from '@/domain/product/form'
import type { VariantGrid } from '@/domain/product/variant-grid'
import { useMsg } from '@/i18n/use-msg'
import type { FormName, NameWith } from '@/lib/description'
import { amountOf } from '@/lib/vnd-input'
import { color, radius, space } from '@/theme/tokens'
import { Combobox, type ComboboxProps } from '@/ui/choosing/Combobox'
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
import { Facts } from '../Facts'
import { useBrands } from '../queries'
import { VariantsField } from '../variants/VariantsField'
import { CareField } from './CareField'
import { FieldAnchor, FieldRow, FormSectionCard } from './FormSectionCard'
import { ImageNotes } from './ImageNotes'
import { ImagesField } from './ImagesField'
import { TagsField } from './TagsField'

/** The categories to choose from, however far they have been read, and another try after a failure. */
export type CategoryChoice = Pick<ComboboxProps, 'options' | 'loading' | 'error' | 'onRetry'>

type FormSectionsProps = {
  categories: CategoryChoice
  /** True where the host has English texts. */
  hasEnglish: boolean
  slug: string | undefined
  onBusy: (isBusy: boolean) => void
  onBadCells: (count: number) => void
}

/** The five sections of Product §2. Drawn anew only with what they are told; each field follows the form by itself. */
export const FormSections = memo(function FormSections({
  categories,
  hasEnglish,
  slug,
  onBusy,
  onBadCells,
}: FormSectionsProps) {
  return (
    <>
      <BasicSection categories={categories} hasEnglish={hasEnglish} onBusy={onBusy} />
      <DetailedSection slug={slug} onBadCells={onBadCells} />
      <SalesSection />
      <ShippingSection />
      <OtherSection />
    </>
  )
})

/** What the product is. Brands that are in use are offered; a failure to read them costs nothing else. */
function BasicSection({
  categories,
  hasEnglish,
  onBusy,
}: Pick<FormSectionsProps, 'categories' | 'hasEnglish' | 'onBusy'>) {
  const msg = useMsg()
  const brands = useBrands()
  const listId = useId()
  return (
    <FormSectionCard section="basic">
      <FieldRow>
        <ProductText name="name" required />
        {hasEnglish && <ProductText name="name_en" />}
      </FieldRow>
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
      {hasEnglish && <ProductHtml name="description_en" />}
      <FieldAnchor of="images">
        <Images onBusy={onBusy} />
        <Notes />
      </FieldAnchor>
    </FormSectionCard>
  )
}

/** These are drawn anew only when their own value or error changes, not with every key typed elsewhere. */
const QuietCombobox = memo(Combobox)
const QuietImages = memo(ImagesField)
const QuietVariants = memo(VariantsField)

function CategoryField({ options, loading, error, onRetry }: CategoryChoice) {
  const msg = useMsg()
  const { value, onChange, ...field } = useQuietField<number | null>('category_id')
  const choose = useCallback(
    (chosen: string | null) => onChange(chosen === null ? null : Number(chosen)),
    [onChange],
  )
  return (
    <QuietCombobox
      label={msg(product.category_id.label)}
      placeholder={msg('adminProduct.category.placeholder')}
      options={options}
      value={value === null ? null : String(value)}
      onChange={choose}
      onBlur={field.onBlur}
      loading={loading}
      error={error ?? field.error}
      onRetry={error ? onRetry : undefined}
    />
  )
}

function Images({ onBusy }: { onBusy: (isBusy: boolean) => void }) {
  const { onBlur: _onBlur, ...field } = useQuietField<readonly string[]>('images')
  return <QuietImages {...field} onBusy={onBusy} />
}

function Notes() {
  const { images, colors } = useFormValues<ProductForm>()
  const { value, onChange } = useQuietField<ImageNote[]>('image_notes')
  return <ImageNotes images={images} notes={value} colors={colors} onChange={onChange} />
}

/** Colours, sizes and their variants; the size chart; what search engines are told. */
function DetailedSection({ slug, onBadCells }: Pick<FormSectionsProps, 'slug' | 'onBadCells'>) {
  const msg = useMsg()
  return (
    <FormSectionCard section="detailed">
      <FieldAnchor of="variants">
        <Variants onBadCells={onBadCells} />
      </FieldAnchor>
      <ProductHtml name="size_chart" />
      <FieldAnchor of="care">
        <CareField />
      </FieldAnchor>
      <TagsField />
      <MetaText name="meta_title" max={snippetLimits.title} />
      <MetaText name="meta_description" max={snippetLimits.description} multiline />
      <ProductText name="meta_keywords" hint={msg('adminProduct.hint.meta_keywords')} />
      <SearchPreview slug={slug} />
    </FormSectionCard>
  )
}

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
  /** How many characters search engines show: longer ones are cut off, not refused. */
  max: number
  multiline?: boolean
}

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
      <Caption as="figcaption" $size="sm" $color="inkSoft">
        {msg('adminProduct.seo.preview')}
      </Caption>
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
      <Facts
        facts={[
          [msg('adminProduct.derived.price'), <Price key="price" value={price} max={max} />],
          [msg('adminProduct.derived.stock'), stock],
          [msg('adminProduct.derived.variants'), variants.length],
        ]}
      />
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
      <ProductText name="internal_notes" hint={msg('adminProduct.hint.internal_notes')} multiline />
    </FormSectionCard>
  )
}

type TextName = FormName<typeof product> &
  NameWith<typeof product, { kind: 'text' | 'line' | 'code' | 'count' | 'measure' }>

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

const Caption = styled(Text)`
  margin-block-end: ${space(2)};
`
