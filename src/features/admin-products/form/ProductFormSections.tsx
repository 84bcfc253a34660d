import {
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react'
import styled from 'styled-components'
import type { ImageNote } from '@/api/generated/model'
import { product } from '@/domain/product/description'
import { type ProductForm, missingSaleParts } from '@/domain/product/form'
import { variantsOnSale, type VariantGrid } from '@/domain/product/variant-grid'
import { useMsg } from '@/i18n/use-msg'
import { lacksEnglish } from '@/lib/description'
import { vndAmountOf } from '@/lib/vnd-input'
import { color, depths, media, space, text } from '@/theme/tokens.gen'
import { tabLinkStyle } from '@/ui/actions/Link'
import { FormCheckbox, FormRadioGroup, FormVndField } from '@/ui/form/fields'
import { LanguageFields } from '@/ui/form/LanguageFields'
import { useFillForm, useFormField, useFormValues } from '@/ui/form/use-form'
import { Grid } from '@/ui/layout/basics'
import { TitledCard } from '@/ui/layout/TitledCard'
import { VariantsField } from '../variants/VariantsField'
import { ImageNoteFields } from './ImageNoteFields'
import { ImagesField } from './ImagesField'
import {
  BrandField,
  CareLabelField,
  CategoryField,
  FieldAnchor,
  FieldRow,
  MetaTextField,
  ProductHtmlField,
  ProductTextField,
  TagsField,
} from './product-inputs'
import { FoldableCard, goToField, SaleChecklist } from './SaleChecklist'

type ProductFormSectionsProps = {
  /** True if the host stores English texts. */
  hasEnglish: boolean
  onBusy: (isBusy: boolean) => void
  onBadCells: (count: number) => void
  /** The content at the end of the narrow column (`ProductFormColumns`). */
  aside: ReactNode
}

/**
 * The five sections of the product form (Product §10.4.1). The component is memoised, and each field reads
 * its own value. A typed character therefore does not render all sections.
 */
export const ProductFormSections = memo(function ProductFormSections({
  hasEnglish,
  onBusy,
  onBadCells,
  aside,
}: ProductFormSectionsProps) {
  const msg = useMsg()
  return (
    <ProductFormColumns>
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
          <ProductHtmlField name="size_chart" />
          <FieldAnchor of="care">
            <CareLabelField />
          </FieldAnchor>
        </FormSectionCard>
      </Grid>
      <Grid $gap={4}>
        <SaleChecklist />
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
          <ProductTextField
            name="internal_notes"
            hint={msg('adminProduct.hint.internal_notes')}
            multiline
          />
        </FormSectionCard>
        <FormSectionCard of="shipping">
          <FieldRow>
            <ProductTextField name="weight" inputMode="numeric" />
            <ProductTextField name="length" inputMode="decimal" />
            <ProductTextField name="width" inputMode="decimal" />
            <ProductTextField name="height" inputMode="decimal" />
          </FieldRow>
          <ProductTextField
            name="shipping_notes"
            hint={msg('adminProduct.hint.shipping_notes')}
            multiline
          />
        </FormSectionCard>
        <FoldableCard>
          <summary>{msg('adminProduct.seo')}</summary>
          <MetaTextField name="meta_title" max={60} />
          <MetaTextField name="meta_description" max={160} multiline />
          <ProductTextField name="meta_keywords" hint={msg('adminProduct.hint.meta_keywords')} />
        </FoldableCard>
        {aside}
      </Grid>
    </ProductFormColumns>
  )
})

/**
 * One column, or two from 1,200 px: the product's content in the wide column, its settings in the narrow
 * column.
 */
export const ProductFormColumns = styled.div`
  --bare-field-pull: -${space(3)};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 304px;
    align-items: start;
  }
`

/** The name and description of the product, in both languages. */
function Words({ hasEnglish }: { hasEnglish: boolean }) {
  const form = useDeferredValue(useFormValues<ProductForm>())
  const missing = missingSaleParts(form)
  return (
    <LanguageFields
      hasEnglish={hasEnglish}
      lacks={(suffix) =>
        suffix
          ? lacksEnglish(product, form)
          : missing.includes('name') || missing.includes('description')
      }
    >
      {(suffix) => (
        <>
          <ProductTextField name={`name${suffix}`} required={!suffix} />
          <ProductHtmlField name={`description${suffix}`} />
        </>
      )}
    </LanguageFields>
  )
}

/** Memoised, so that typing in another field does not render the images and the variants. */
const MemoImages = memo(ImagesField)
const MemoVariants = memo(VariantsField)

function Images({ onBusy }: { onBusy: (isBusy: boolean) => void }) {
  const { onBlur: _onBlur, ...field } = useFormField<readonly string[]>('images')
  const { value: notes } = useFormField<readonly ImageNote[]>('image_notes')
  return <MemoImages {...field} notes={notes} onBusy={onBusy} />
}

function Notes() {
  const { images, colors } = useFormValues<ProductForm>()
  const { value, onChange } = useFormField<ImageNote[]>('image_notes')
  return <ImageNoteFields images={images} notes={value} colors={colors} onChange={onChange} />
}

function Variants({ onBadCells }: Pick<ProductFormSectionsProps, 'onBadCells'>) {
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
    <MemoVariants
      value={value}
      onChange={onChange}
      error={error}
      basePrice={vndAmountOf(price) ?? 0}
      onProblems={onBadCells}
    />
  )
}

/** The fields for price, stock and code of a product without variants (Product §3). */
function OwnOffer() {
  const msg = useMsg()
  if (variantsOnSale(useFormValues<ProductForm>()).length > 0) return null
  return (
    <FieldRow>
      <FieldAnchor of="price">
        <FormVndField
          name="price"
          label={msg(product.price.label)}
          hint={msg('adminProduct.hint.price')}
        />
      </FieldAnchor>
      <ProductTextField name="stock" inputMode="numeric" />
      <ProductTextField name="sku" hint={msg('adminProduct.hint.sku')} />
    </FieldRow>
  )
}

/** The sections of the form, in the sequence of their links. The sections of the wide column come first. */
const formSections = ['basic', 'sales', 'detailed', 'other', 'shipping'] as const
type FormSection = (typeof formSections)[number]

/** Returns the id of a section's heading. The links of `ProductSectionNav` lead to this heading. */
const sectionId = (section: FormSection): string => `section-${section}`

function FormSectionCard({ of, children }: { of: FormSection; children: ReactNode }) {
  const title = useMsg()(`adminProduct.section.${of}`)
  return (
    <TitledCard title={title} focusId={sectionId(of)}>
      {children}
    </TitledCard>
  )
}

/**
 * Links to the sections, in a strip at the top of the window. The link of the section in view is highlighted.
 */
export function ProductSectionNav() {
  const msg = useMsg()
  const current = useSectionInView()
  return (
    <Nav aria-label={msg('adminProduct.nav')}>
      <SectionList>
        {formSections.map((section) => (
          <li key={section}>
            <Item
              href={`#${sectionId(section)}`}
              aria-current={section === current ? 'location' : undefined}
              onClick={(event) => {
                // The section's id must not enter the URL, because the router would then ask about unsaved
                // changes.
                event.preventDefault()
                goToField(sectionId(section))
              }}
            >
              {msg(`adminProduct.section.${section}`)}
            </Item>
          </li>
        ))}
      </SectionList>
    </Nav>
  )
}

/**
 * Returns the section that staff are reading: the first section in a band from 15 % to 30 % of the window's
 * height.
 */
function useSectionInView(): FormSection {
  const [current, setCurrent] = useState<FormSection>('basic')
  useEffect(function watchSections() {
    const inView = new Set<Element>()
    const cards = formSections.map(
      (name) => document.getElementById(sectionId(name))?.parentElement,
    )
    const watch = (entries: IntersectionObserverEntry[]) => {
      for (const { isIntersecting, target } of entries)
        inView[isIntersecting ? 'add' : 'delete'](target)
      const first = formSections[cards.findIndex((card) => card && inView.has(card))]
      if (first) setCurrent(first)
    }
    const observer = new IntersectionObserver(watch, { rootMargin: '-15% 0px -70%' })
    for (const card of cards) if (card) observer.observe(card)
    return () => observer.disconnect()
  }, [])
  return current
}

const Nav = styled.nav`
  position: sticky;
  z-index: ${depths.sticky};
  inset-block-start: 0;
  min-width: 0;
  margin: 0 -${space(4)} ${space(4)};
  padding-inline: ${space(4)};
  border-block-end: 1px solid ${color.line};
  background: ${color.paper};
  overflow-x: auto;
  scrollbar-width: none;

  ${media.tablet} {
    margin-inline: -${space(6)};
    padding-inline: ${space(6)};
  }
`

const SectionList = styled.ul`
  display: flex;
  gap: ${space(5)};
`

const Item = styled.a`
  ${tabLinkStyle}
  font-size: ${text.sm};
`
