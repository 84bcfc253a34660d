import { useQuery } from '@tanstack/react-query'
import {
  type ComponentProps,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import styled from 'styled-components'
import { product } from '@/domain/product/description'
import type { ProductForm } from '@/domain/product/form'
import { adminCategoriesQuery } from '@/features/admin-categories/queries'
import { categoryPathOptions } from '@/features/admin-categories/tree'
import { useMsg } from '@/i18n/use-msg'
import { careKinds, careSymbols, knownCareSymbols } from '@/lib/care'
import { isComposingKey } from '@/lib/command-key'
import type { FormFieldName, NameWith } from '@/lib/description'
import { fold, tidyText } from '@/lib/text'
import { color, radius, size, space, text } from '@/theme/tokens.gen'
import { Combobox } from '@/ui/choosing/Combobox'
import { Select } from '@/ui/choosing/Select'
import { TextField } from '@/ui/fields/TextField'
import { FormTextField } from '@/ui/form/fields'
import { useFormField, useFormValues, useLateField } from '@/ui/form/use-form'
import { CloseIcon } from '@/ui/icons'
import { Row, Stack, Text } from '@/ui/layout/basics'
import { FormRichTextField } from '@/ui/rich-text/FormRichTextField'
import { useBrands } from '../queries'

/** Returns the id of the box around a field. `SaleChecklist` links to this box. */
export const fieldAnchorId = (field: keyof ProductForm): string => `product-${field}`

/** The box around a field. It has the id to which links lead. */
export function FieldAnchor({ of, children }: { of: keyof ProductForm; children: ReactNode }) {
  return <Anchor id={fieldAnchorId(of)}>{children}</Anchor>
}

const Anchor = styled.div`
  min-width: 0;
`

/** Fields that are side by side if there is room. */
export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${space(28)}, 100%), 1fr));
  gap: ${space(3)} ${space(4)};

  &[data-wide] {
    grid-template-columns: repeat(auto-fit, minmax(min(${space(72)}, 100%), 1fr));
  }
`

type TextName = FormFieldName<typeof product> &
  NameWith<typeof product, { kind: 'text' | 'line' | 'code' | 'count' | 'measure' }>

type ProductTextProps = Omit<ComponentProps<typeof FormTextField>, 'name' | 'label'> & {
  name: TextName
  children?: ReactNode
}

/** A text field of the product, with the id to which links lead. */
export function ProductTextField({ name, children, ...field }: ProductTextProps) {
  const msg = useMsg()
  return (
    <FieldAnchor of={name}>
      <FormTextField name={name} label={msg(product[name].label)} autoComplete="off" {...field} />
      {children}
    </FieldAnchor>
  )
}

export function ProductHtmlField({ name }: { name: NameWith<typeof product, { kind: 'html' }> }) {
  const msg = useMsg()
  return (
    <FieldAnchor of={name}>
      <FormRichTextField name={name} label={msg(product[name].label)} />
    </FieldAnchor>
  )
}

type MetaTextProps = {
  name: 'meta_title' | 'meta_description'
  /**
   * The number of characters that search engines show. A longer text is allowed, but a hint says that it is
   * too long.
   */
  max: number
  multiline?: boolean
}

export function MetaTextField({ name, max, multiline = false }: MetaTextProps) {
  const msg = useMsg()
  const count = Array.from(useFormValues<ProductForm>()[name].trim()).length
  const hint = count > max ? 'adminProduct.hint.metaTooLong' : 'adminProduct.hint.metaLength'
  return <ProductTextField name={name} hint={msg(hint, { count, max })} multiline={multiline} />
}

/** The field for the brand. It suggests the brands of other products, and accepts any other text. */
export function BrandField() {
  const msg = useMsg()
  const brands = useBrands()
  const listId = useId()
  return (
    <ProductTextField name="brand" hint={msg('adminProduct.hint.brand')} list={listId}>
      <datalist id={listId}>
        {brands.data?.map((brand) => (
          <option key={brand}>{brand}</option>
        ))}
      </datalist>
    </ProductTextField>
  )
}

/** Memoised, so that typing in another field does not render the options. */
const MemoCombobox = memo(Combobox)

export function CategoryField() {
  const msg = useMsg()
  const { data, isPending, isError, refetch } = useQuery(adminCategoriesQuery)
  const { value, onChange, ...field } = useFormField<number | null>('category_id')
  const options = useMemo(() => categoryPathOptions(data ?? []), [data])
  const choose = useCallback(
    (chosen: string | null) => onChange(chosen === null ? null : Number(chosen)),
    [onChange],
  )
  const hasFailed = isError && !data
  return (
    <MemoCombobox
      label={msg(product.category_id.label)}
      placeholder={msg('adminProduct.category.placeholder')}
      options={options}
      value={value === null ? null : String(value)}
      onChange={choose}
      onBlur={field.onBlur}
      loading={isPending && !hasFailed}
      error={hasFailed ? msg('adminCategories.error.load') : field.error}
      onRetry={hasFailed ? () => void refetch() : undefined}
    />
  )
}

/** The selects for the care label: one for each kind of symbol, such as washing or ironing. */
export function CareLabelField() {
  const msg = useMsg()
  const { value, onChange } = useFormField<string[]>('care')
  const chosen = knownCareSymbols(value)
  return (
    <Stack $gap={2} role="group" aria-label={msg(product.care.label)}>
      <Text as="h3" $size="sm" $weight="bold">
        {msg(product.care.label)}
      </Text>
      <FieldRow data-wide>
        {careKinds.map((kind) => {
          const current = careSymbols[kind].find((symbol) => chosen.includes(symbol)) ?? ''
          const others = chosen.filter((symbol) => symbol !== current)
          return (
            <Select
              key={kind}
              label={msg(`care.kind.${kind}`)}
              value={current}
              onChange={(next) => onChange(next ? [...others, next] : others)}
              options={[
                { value: '', label: msg('care.kind.none') },
                ...careSymbols[kind].map((value) => ({ value, label: msg(`care.${value}`) })),
              ]}
            />
          )
        })}
      </FieldRow>
    </Stack>
  )
}

/**
 * The field for tags. The typed text becomes a tag after Enter, after a comma, and when the focus leaves the
 * field. A pasted list becomes several tags.
 */
export function TagsField() {
  const msg = useMsg()
  const { value: tags, onChange } = useFormField<string[]>('tags')
  const [draft, setDraft] = useState('')
  const input = useRef<HTMLInputElement>(null)

  const add = (typed: string) => onChange(withTags(tags, typed.split(',')))
  const type = (typed: string) => {
    const end = typed.lastIndexOf(',')
    if (end >= 0) add(typed.slice(0, end))
    setDraft(typed.slice(end + 1))
  }
  const commit = () => {
    if (tidyText(draft)) add(draft)
    setDraft('')
  }
  useLateField(commit)
  const keys = (event: KeyboardEvent) => {
    if (isComposingKey(event)) return
    if (event.key === 'Enter') commit()
    else if (event.key === 'Backspace' && draft === '' && tags.length > 0)
      onChange(tags.slice(0, -1))
    else return
    event.preventDefault()
  }
  return (
    <>
      <TextField
        ref={input}
        label={msg(product.tags.label)}
        hint={msg('adminProduct.tags.hint')}
        value={draft}
        onChange={type}
        onKeyDown={keys}
        onBlur={commit}
        autoComplete="off"
        enterKeyHint="done"
      />
      {tags.length > 0 && (
        <List $wrap $gap={2} as="ul" aria-label={msg('adminProduct.tags.list')}>
          {tags.map((tag) => (
            <Tag key={tag}>
              {tag}
              <Remove
                type="button"
                aria-label={msg('adminProduct.tags.remove', { tag })}
                onClick={() => {
                  onChange(tags.filter((other) => other !== tag))
                  input.current?.focus()
                }}
              >
                <CloseIcon size={16} />
              </Remove>
            </Tag>
          ))}
        </List>
      )}
    </>
  )
}

/**
 * Returns the tags with new tags at the end. A tag that differs from an earlier one only in case or accents
 * is left out.
 */
function withTags(tags: readonly string[], typed: readonly string[]): string[] {
  const all = [...tags]
  for (const tag of typed.map(tidyText))
    if (tag && !all.some((known) => fold(known) === fold(tag))) all.push(tag)
  return all
}

const List = styled(Row)`
  margin-block: ${space(1)} ${space(3)};
`

const Tag = styled.li`
  display: inline-flex;
  align-items: center;
  min-width: 0;
  padding-inline-start: ${space(3)};
  border-radius: ${radius.pill};
  background: ${color.sand};
  font-size: ${text.sm};
`

const Remove = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: ${size.target};
  height: ${size.target};
  color: ${color.inkSoft};
`
