import type { ReactNode } from 'react'
import styled from 'styled-components'
import { type Line, lineKey } from '@/domain/cart/cart'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { stickyBar, color, space } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { Price } from '@/ui/data/Price'
import { Skeleton, SkeletonText } from '@/ui/feedback/Skeleton'
import { Grid, Stack } from '@/ui/layout/Stack'
import { Picture } from '@/ui/media/Picture'
import { useToast } from '@/ui/toast/toast'
import { changeVariantAtom } from './actions'
import { cartAtom } from './state'

type EditPanelProps = {
  image: string | null
  name: string
  /** In VND: the chosen variant's price, or the range of the product's prices. */
  price: { value: number; max?: number; original?: number | null }
  stock: ReactNode
  children: ReactNode
  /** False without a variant or with a sold-out one (Product §5). */
  canSave: boolean
  onSave: () => void
  onCancel: () => void
}

/** The panel that changes the colour and size of a cart line. */
export function EditPanel({ image, name, price, stock, children, ...panel }: EditPanelProps) {
  const msg = useMsg()
  return (
    <Grid $gap={6}>
      <Grid $gap={4} $columns={pictureBesideFacts}>
        <Picture src={image} alt="" sizes="96px" />
        <Stack $gap={1} $align="start" $justify="start">
          <p>{name}</p>
          <Price {...price} />
          {stock}
        </Stack>
      </Grid>
      {children}
      <Foot $gap={3} $columns={2}>
        <Button variant="secondary" onClick={panel.onCancel}>
          {msg('line.edit.cancel')}
        </Button>
        <Button disabled={!panel.canSave} onClick={panel.onSave}>
          {msg('line.edit.save')}
        </Button>
      </Foot>
    </Grid>
  )
}

const pictureBesideFacts = '96px minmax(0, 1fr)'

/* Stays in view while a long list of colours scrolls; negative margins cancel the panel's padding. */
const Foot = styled(Grid)`
  position: ${stickyBar.position};
  bottom: 0;
  padding: ${space(4)} ${space(6)} max(${space(4)}, env(safe-area-inset-bottom));
  margin: 0 -${space(6)} -${space(6)};
  border-top: 1px solid ${color.line};
  background: ${color.surface};
`

/** The edit panel while its product loads. */
export function EditSkeleton() {
  return (
    <Stack $gap={6}>
      <Grid $gap={4} $align="start" $columns={pictureBesideFacts}>
        <Skeleton ratio="3 / 4" />
        <SkeletonText lines={3} />
      </Grid>
      <Skeleton height="76px" />
      <Skeleton height="76px" />
      <Skeleton height="44px" />
    </Stack>
  )
}

/** Changes a line's variant and announces in a toast whether it was saved or merged with an existing line. */
export function useChangeVariant(): (line: Line, next: Line) => void {
  const msg = useMsg()
  const toast = useToast()
  const { lines } = useAtomValue(cartAtom)
  const changeVariant = useSetAtom(changeVariantAtom)
  return (line, next) => {
    const [key, nextKey] = [lineKey(line), lineKey(next)]
    const merges = nextKey !== key && lines.some((other) => lineKey(other) === nextKey)
    changeVariant(key, next)
    if (merges) toast({ message: msg('line.edit.merged'), type: 'info' })
    else toast({ message: msg('line.edit.saved', { name: next.name }) })
  }
}
