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
import { type ProductForm, readiness, readinessParts } from '@/domain/product/form'
import { soldVariants, type VariantGrid } from '@/domain/product/variant-grid'
import { useMsg } from '@/i18n/use-msg'
import { lacksEnglish } from '@/lib/description'
import { amountOf } from '@/lib/vnd-input'
import { isDesktop } from '@/theme/breakpoints'
import { color, depths, media, radius, space, text, weight } from '@/theme/tokens.gen'
import { tabLink } from '@/ui/actions/Link'
import { FormCheckbox, FormRadioGroup, FormVndField } from '@/ui/form/fields'
import { leadTo } from '@/ui/form/Form'
import { Languages } from '@/ui/form/Languages'
import { useFillForm, useFormField, useFormValues } from '@/ui/form/use-form'
import { CheckIcon } from '@/ui/icons'
import { Grid } from '@/ui/layout/basics'
import { TitledCard } from '@/ui/layout/TitledCard'
import { VariantsField } from '../variants/VariantsField'
import { ImageNotes } from './ImageNotes'
import { ImagesField } from './ImagesField'
import {
  anchorId,
  BrandField,
  CareField,
  CategoryField,
  FieldAnchor,
  FieldRow,
  MetaText,
  ProductHtml,
  ProductText,
  TagsField,
} from './product-inputs'

type FormSectionsProps = {
  /** True where the host stores English texts. */
  hasEnglish: boolean
  onBusy: (isBusy: boolean) => void
  onBadCells: (count: number) => void
  /** Shown below the narrow column. */
  aside: ReactNode
}

/**
 * The five sections of Product §10.4.1. The component renders only with new props, because each field reads
 * the form's values itself.
 */
export const FormSections = memo(function FormSections({
  hasEnglish,
  onBusy,
  onBadCells,
  aside,
}: FormSectionsProps) {
  const msg = useMsg()
  return (
    <FormColumns>
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
        <Readiness />
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
    </FormColumns>
  )
})

/** Two columns from 1,200 px: the content of the product in the wide one, its settings in the narrow one. */
export const FormColumns = styled.div`
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

/**
 * These components render only when their own value or error changes, so typing in another field does not
 * render them.
 */
const MemoImages = memo(ImagesField)
const MemoVariants = memo(VariantsField)

function Images({ onBusy }: { onBusy: (isBusy: boolean) => void }) {
  const { onBlur: _onBlur, ...field } = useFormField<readonly string[]>('images')
  return <MemoImages {...field} onBusy={onBusy} />
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
    <MemoVariants
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

/** The sections of the form (Product §10.4.1). The sections of the wide column come first. */
const formSections = ['basic', 'sales', 'detailed', 'other', 'shipping'] as const
type FormSection = (typeof formSections)[number]

/** The id of a section's heading, for links. */
const sectionId = (section: FormSection): string => `section-${section}`

const control =
  'input:not([type=hidden], :disabled), textarea, select, button, [contenteditable=true]'

/** Leads to a field or a section: focuses its first control, and scrolls it to the upper edge. */
function goTo(id: string): void {
  const anchor = document.getElementById(id)
  leadTo(anchor?.querySelector<HTMLElement>(control) ?? anchor)
  anchor?.scrollIntoView({ block: 'start' })
}

/** The card of a section. */
function FormSectionCard({ of, children }: { of: FormSection; children: ReactNode }) {
  const title = useMsg()(`adminProduct.section.${of}`)
  return (
    <TitledCard title={title} focusId={sectionId(of)}>
      {children}
    </TitledCard>
  )
}

/**
 * Links to the sections, in a strip at the upper edge of the window. The link to the section in view is
 * highlighted.
 */
export function SectionNav() {
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
                // The address stays the same, because after a new address the router would show its warning
                // about leaving.
                event.preventDefault()
                goTo(sectionId(section))
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
 * Returns the first section that reaches into the upper third of the screen. Sections of the wide column come
 * first.
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
  ${tabLink}
  font-size: ${text.sm};
`

/**
 * The parts that a product still needs before it can be sold (Product §10.4). Each part links to its field.
 */
function Readiness() {
  const msg = useMsg()
  // Deferred, so that typing stays fast.
  const missing = readiness(useDeferredValue(useFormValues<ProductForm>()))
  const [opensItself] = useState(() => isDesktop() && missing.length > 0)
  return (
    <FoldedCard open={opensItself}>
      <summary>
        {missing.length > 0
          ? msg('adminProduct.ready.left', { count: missing.length })
          : msg('adminProduct.ready.done')}
      </summary>
      <List aria-label={msg('adminProduct.ready.title')}>
        {readinessParts.map((part) => {
          const has = !missing.includes(part)
          const field = msg(`adminProduct.ready.${part}`)
          return (
            <li key={part}>
              <Line
                type="button"
                aria-label={msg(`adminProduct.ready.${has ? 'has' : 'lacks'}`, { field })}
                data-has={has}
                onClick={() => goToPart(part)}
              >
                <Mark>{has && <CheckIcon size={16} />}</Mark>
                <span>{field}</span>
              </Line>
            </li>
          )
        })}
      </List>
    </FoldedCard>
  )
}

/** Leads to the field of a part. For a product with variants, price and stock lead to the variants. */
function goToPart(part: (typeof readinessParts)[number]) {
  goTo(document.getElementById(anchorId(part)) ? anchorId(part) : anchorId('variants'))
}

/** A card that can be folded. Only its summary is then visible. */
const FoldedCard = styled.details`
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${text.sm};

  & > summary {
    min-height: ${space(6)};
    font-weight: ${weight.bold};
  }
`

const List = styled.ul`
  padding-block-start: ${space(2)};
`

const Line = styled.button`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: ${space(9)};
  gap: ${space(2)};
  text-align: start;

  &[data-has='true'] {
    color: ${color.inkSoft};
  }

  &:hover > :last-child {
    text-decoration: underline;
  }
`

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${space(5)};
  height: ${space(5)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.pill};

  [data-has='true'] > & {
    border-color: ${color.celadonSoft};
    background: ${color.celadonSoft};
    color: ${color.celadon};
  }
`
