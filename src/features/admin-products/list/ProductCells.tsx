import { useNavigate } from '@tanstack/react-router'
import styled from 'styled-components'
import type { AdminProductRow } from '@/api/generated/model'
import { product as description } from '@/domain/product/description'
import { useMsg } from '@/i18n/use-msg'
import { useSaveLatest } from '@/lib/last-choice'
import { formatVnd, groupVnd } from '@/lib/numbers'
import { color, media, radius, size, space } from '@/theme/tokens.gen'
import { Select } from '@/ui/choosing/Select'
import { Switch } from '@/ui/choosing/Switch'
import { CopyIcon, EditIcon, EyeIcon, TrashIcon } from '@/ui/icons'
import { fourLineClampStyle, Grid, ownColoursStyle, Row, Text } from '@/ui/layout/basics'
import { Picture } from '@/ui/media/Picture'
import { TableOnlyText, CardOnlyText } from '@/ui/table/row-parts'
import { RowMenuButton } from '@/ui/table/RowMenuButton'
import { RowLink } from '@/ui/table/RowOpener'
import type { PinRow } from '@/ui/table/use-pinned-rows'
import { useErrorToast, useToast } from '@/ui/toast/toast'
import {
  type ProductChange,
  productRowAfterChange,
  productSaveErrorText,
  useChangeProducts,
  useDuplicateProduct,
} from '../queries'

type ProductNameProps = {
  product: AdminProductRow
  /** False if the staff member may not change the product. */
  isLink: boolean
}

/** The cell with picture and name. The name is a link to the product form. */
export function ProductNameCell({ product, isLink }: ProductNameProps) {
  const msg = useMsg()
  const { id, name, image } = product
  const shown = name || msg('adminProducts.unnamed')
  return (
    <Frame $gap={3} $align="center">
      <Thumb>
        <Picture src={image} alt="" ratio="1 / 1" edge="top" sizes="48px" />
      </Thumb>
      <Grid>
        <Name $weight="bold">
          {isLink ? (
            <RowLink to="/admin/products/$id/edit" params={{ id: String(id) }}>
              {shown}
            </RowLink>
          ) : (
            shown
          )}
        </Name>
        {product.status === 'active' && !image && (
          <Text $size="xs" $color="warning">
            {msg('adminProducts.noImage')}
          </Text>
        )}
      </Grid>
    </Frame>
  )
}

/* The box around picture and name. On phones, the picture is at the start of the card. */
const Frame = styled(Row)`
  min-width: 0;

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
  }
`

/** A product name, cut after a few lines. Screen readers read the whole name. */
const Name = styled(Text).attrs({ as: 'span' })`
  line-height: 1.4;
  overflow-wrap: anywhere;

  /*
   * The link is cut together with its text. Otherwise its clickable area would be higher than the visible
   * text.
   */
  &,
  & > a {
    ${fourLineClampStyle}
  }
`

type InPlaceProps = { product: AdminProductRow; pin: PinRow<AdminProductRow> }

/** The select for the status of a product. The status is a coloured dot and a word. */
export function ProductStatusSelect({ product, pin }: InPlaceProps) {
  const msg = useMsg()
  const options = statuses.map((value) => ({ value, label: msg(`field.status.${value}`) }))
  const { shown, isSaving, choose } = useChangeRow({
    product,
    pin,
    action: 'status',
    field: 'status',
    textOf: (status) => msg(`field.status.${status}`),
  })
  return (
    <StatusFrame data-status={shown} aria-busy={isSaving}>
      <Select
        label={msg('adminProducts.statusOf', { name: product.name })}
        hideLabel
        value={shown}
        options={options}
        onChange={(chosen) => {
          const next = options.find(({ value }) => value === chosen)
          if (next) void choose(next.value)
        }}
      />
    </StatusFrame>
  )
}

const statuses = description.status.values

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
    ${ownColoursStyle}
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
    padding-inline: ${space(6)} ${space(8)};
    border-color: transparent;
    background-color: transparent;
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

/** The switch for "featured" in the row of a product. */
export function FeaturedSwitch({ product, pin }: InPlaceProps) {
  const msg = useMsg()
  const { shown, isSaving, choose } = useChangeRow({
    product,
    pin,
    action: 'featured',
    field: 'is_featured',
    textOf: (isOn) => msg(isOn ? 'adminProducts.featured.yes' : 'adminProducts.featured.no'),
  })
  return (
    <Switch
      label={msg('adminProducts.featuredOf', { name: product.name })}
      hideLabel
      aria-busy={isSaving}
      checked={shown}
      onChange={(next) => void choose(next)}
    />
  )
}

type ProductRowMenuProps = {
  product: AdminProductRow
  onDelete: (product: AdminProductRow) => void
}

/** The menu of a product: edit, open in the shop, duplicate as a draft, delete. */
export function ProductRowMenu({ product, onDelete }: ProductRowMenuProps) {
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
      fail(productSaveErrorText(error), { message: failure })
    }
  }
  const inShop = {
    text: msg('adminProducts.seeInShop'),
    Icon: EyeIcon,
    href: `/products/${product.slug}`,
  }
  return (
    <RowMenuButton
      label={msg('adminProducts.actions', { name })}
      actions={[
        {
          text: msg('adminProducts.edit'),
          Icon: EditIcon,
          href: `/admin/products/${product.id}/edit`,
        },
        ...(product.status === 'active' ? [inShop] : []),
        {
          text: msg('adminProducts.duplicate.short'),
          Icon: CopyIcon,
          onClick: () => void duplicate(),
        },
        { text: msg('adminProducts.delete'), Icon: TrashIcon, onClick: () => onDelete(product) },
      ]}
    />
  )
}

type RowField = 'status' | 'is_featured'

type RowChange<Field extends RowField> = InPlaceProps & {
  action: ProductChange['action']
  field: Field
  /** Returns the text that the changed row shows. */
  textOf: (value: AdminProductRow[Field]) => string
}

/**
 * Changes one field of a product from its row. Returns the shown value, whether it is being saved, and
 * `choose`, which changes it. The row shows the new value at once, keeps its place, and offers an undo. After
 * a failure the row shows the saved value again, and a toast gives the reason.
 */
function useChangeRow<Field extends RowField>(props: RowChange<Field>) {
  const { product, pin, action, field, textOf } = props
  const msg = useMsg()
  const fail = useErrorToast()
  const { id, name } = product
  const { mutateAsync } = useChangeProducts(id)

  const send = async (
    wanted: ProductChange,
    failed: 'adminProducts.notChanged' | 'adminProducts.notUndone',
  ) => {
    try {
      await mutateAsync({ data: { ids: [id], ...wanted } })
    } catch (error) {
      fail(productSaveErrorText(error), { message: (reason) => msg(failed, { name, reason }) })
      throw error
    }
  }
  return useSaveLatest(product[field], async (next, { before: earlier }) => {
    const [after, before] = [{ [field]: next }, { [field]: earlier }]
    const wanted = { action, ...after, before }
    const undo = () => send({ action, ...before, before: after }, 'adminProducts.notUndone')
    await send(wanted, 'adminProducts.notChanged')
    pin(productRowAfterChange(product, wanted), { text: textOf(next), undo })
  })
}

/**
 * The lowest and the highest price. A table shows them on two lines, each with its currency. A card shows
 * them on one line, and only the second with its currency. If both prices are equal, one price is shown.
 */
export function PriceRange({ min, max }: { min: number; max: number }) {
  return (
    <Amounts>
      {max > min ? (
        <>
          <TableOnlyText>{formatVnd(min)}</TableOnlyText>
          <CardOnlyText>{groupVnd(min)}</CardOnlyText>
          <span>{` – ${formatVnd(max)}`}</span>
        </>
      ) : (
        <span>{formatVnd(min)}</span>
      )}
    </Amounts>
  )
}

/* On the card of a phone, both prices are on one line, because the card has no room for a second line. */
const Amounts = styled.span`
  white-space: normal;

  & > span {
    white-space: nowrap;
  }

  ${media.tablet} {
    display: inline-grid;
  }
`
