import { createLink, useNavigate } from '@tanstack/react-router'
import { lazy } from 'react'
import styled from 'styled-components'
import type { AdminProductRow, ProductStatus } from '@/api/generated/model'
import { productStatuses } from '@/domain/admin/products'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, radius, size, space, text, weight } from '@/theme/tokens'
import { Select } from '@/ui/choosing/Select'
import { Switch } from '@/ui/choosing/Switch'
import { Picture } from '@/ui/media/Picture'
import { RowMenu } from '@/ui/table/RowMenu'
import type { PinRow } from '@/ui/table/use-pinned-rows'
import { useToast } from '@/ui/toast/toast'
import { useErrorToast } from '@/ui/toast/use-error-toast'
import {
  changedRow,
  type InPlace,
  productSaveErrors,
  useChangeInPlace,
  useDuplicateProduct,
} from '../mutations'

const ProductMenu = lazy(() =>
  import('./ProductMenu').then((module) => ({ default: module.ProductMenu })),
)

/** The cover and the name, which links to the form. */
export function ProductName({ product }: { product: AdminProductRow }) {
  const msg = useMsg()
  const { id, name, image, brand } = product
  return (
    <Frame>
      <Thumb>
        <Picture src={image} alt="" ratio="1 / 1" sizes="48px" />
      </Thumb>
      <Names>
        <Name to="/admin/products/$id/edit" params={{ id: String(id) }}>
          {name || msg('adminProducts.unnamed')}
        </Name>
        {brand && <Brand>{brand}</Brand>}
      </Names>
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

const Names = styled.span`
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

type StatusSelectProps = {
  /** The row. */
  product: AdminProductRow
  /** Keeps the row in its place after the change. */
  pin: PinRow<AdminProductRow>
}

/** A product's status as a dot and a word, which open the choice of another one. The row says what was changed. */
export function StatusSelect({ product, pin }: StatusSelectProps) {
  const msg = useMsg()
  const { change, requested, isPending } = useChangeRow(product, pin)
  const { name, status } = product
  const shown = requested?.status ?? status
  const nameOf = (one: ProductStatus) => msg(`adminProducts.status.${one}`)
  return (
    <StatusFrame data-status={shown} aria-busy={isPending}>
      <Select
        label={msg('adminProducts.statusOf', { name })}
        hideLabel
        value={shown}
        options={productStatuses.map((one) => ({ value: one, label: nameOf(one) }))}
        onChange={(chosen) => {
          const next = productStatuses.find((one) => one === chosen)
          if (next && next !== shown) change({ status: shown }, { status: next }, nameOf(next))
        }}
      />
    </StatusFrame>
  )
}

const StatusFrame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  width: max-content;
  margin-block: -10px;
  margin-inline-start: -${space(3)};

  &::before {
    z-index: 1;
    width: 8px;
    height: 8px;
    border: 1px solid currentColor;
    border-radius: 50%;
    margin-inline-end: -${space(5)};
    background: currentColor;
    content: '';
    forced-color-adjust: none;
    pointer-events: none;
    transform: translateX(${space(3)});
  }

  &[data-status='active']::before {
    color: ${color.positive};
  }

  &[data-status='inactive']::before {
    color: ${color.warning};
  }

  &[data-status='draft']::before {
    background: transparent;
    color: ${color.inkSoft};
  }

  select {
    width: auto;
    min-height: 36px;
    padding-block: 0;
    padding-inline: ${space(7)} ${space(8)};
    border-color: transparent;
    background-color: transparent;
    font-size: ${text.sm};
    field-sizing: content;

    ${media.coarse} {
      min-height: ${size.target};
    }
  }

  select:hover,
  select:open {
    border-color: ${color.lineStrong};
    background-color: ${color.surface};
  }

  &[aria-busy='true'] select {
    cursor: progress;
  }
`

type FeaturedSwitchProps = {
  /** The row. */
  product: AdminProductRow
  /** Keeps the row in its place after the change. */
  pin: PinRow<AdminProductRow>
}

/** Switches a product's `is_featured` in its row, which says so and offers to take it back. */
export function FeaturedSwitch({ product, pin }: FeaturedSwitchProps) {
  const msg = useMsg()
  const { change, requested, isPending } = useChangeRow(product, pin)
  return (
    <Switch
      label={msg('adminProducts.featuredOf', { name: product.name })}
      hideLabel
      aria-busy={isPending}
      checked={requested?.is_featured ?? product.is_featured}
      onChange={(is_featured) =>
        change(
          { is_featured: !is_featured },
          { is_featured },
          msg(is_featured ? 'adminProducts.featured.yes' : 'adminProducts.featured.no'),
        )
      }
    />
  )
}

type RowActionsProps = {
  /** The row. */
  product: AdminProductRow
  /** Called to ask whether it goes; `opener` gets the focus back. */
  onDelete: (products: readonly AdminProductRow[], opener: HTMLElement | null) => void
}

/** Opens a product in the form or in the shop, copies it as a draft, or asks whether to delete it. */
export function RowActions({ product, onDelete }: RowActionsProps) {
  const msg = useMsg()
  const toast = useToast()
  const fail = useErrorToast()
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useDuplicateProduct()
  const { id, name } = product
  const duplicate = async () => {
    if (isPending) return
    try {
      const { data } = await mutateAsync({ id })
      const params = { id: String(data.product.id) }
      toast({
        message: msg('adminProducts.duplicated', { name: data.product.name }),
        action: {
          label: msg('adminProducts.duplicated.open'),
          onAction: () => void navigate({ to: '/admin/products/$id/edit', params }),
        },
      })
    } catch (error) {
      const failure = (reason: string) => msg('adminProducts.notDuplicated', { name, reason })
      fail(productSaveErrors(error), { message: failure })
    }
  }
  return (
    <RowMenu label={msg('adminProducts.actions', { name })}>
      {(menu) => (
        <ProductMenu
          {...menu}
          product={product}
          onDuplicate={() => void duplicate()}
          onDelete={() => onDelete([product], menu.anchor.current)}
        />
      )}
    </RowMenu>
  )
}

/** A value of a row that is changed in its place. */
type RowValue = Pick<AdminProductRow, 'status'> | Pick<AdminProductRow, 'is_featured'>

/**
 * Changes one value of a row. The new value shows until the server answers; then the row keeps its place and says what
 * was done, with undo. When the server refuses it, or somebody else was faster, the row shows what is there, and a toast
 * says why, even if the row is no longer on screen.
 */
function useChangeRow(product: AdminProductRow, pin: PinRow<AdminProductRow>) {
  const msg = useMsg()
  const fail = useErrorToast()
  const { id, name } = product
  const { mutateAsync, isPending, variables } = useChangeInPlace(id)

  const send = async (
    wanted: InPlace,
    failed: 'adminProducts.notChanged' | 'adminProducts.notUndone',
  ) => {
    try {
      await mutateAsync({ data: { ids: [id], ...wanted } })
    } catch (error) {
      fail(productSaveErrors(error), { message: (reason) => msg(failed, { name, reason }) })
      throw error
    }
  }
  /** `text` says what was done. */
  const change = (before: RowValue, after: RowValue, text: string) => {
    const wanted = inPlace(before, after)
    send(wanted, 'adminProducts.notChanged').then(
      () => {
        const undo = () => send(inPlace(after, before), 'adminProducts.notUndone')
        pin(changedRow(product, wanted), { text, undo })
      },
      () => {
        // The toast has said why.
      },
    )
  }
  return { change, requested: isPending ? variables.data : undefined, isPending }
}

function inPlace(before: RowValue, after: RowValue): InPlace {
  return { action: 'status' in after ? 'status' : 'featured', ...after, before }
}
