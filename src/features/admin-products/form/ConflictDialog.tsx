import { useState } from 'react'
import styled from 'styled-components'
import { likelySides, mergedForm, type ProductPart, type Side } from '@/domain/admin/product-diff'
import { fromProduct, type ProductForm } from '@/domain/admin/product-form'
import { localeAtom } from '@/i18n/state'
import { useMsg } from '@/i18n/use-msg'
import { formatMoment } from '@/lib/dates'
import { useAtomValue } from '@/lib/store'
import { space } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { Dialog } from '@/ui/overlays/Dialog'
import type { Option } from '@/ui/choosing/Select'
import { RadioGroup } from '@/ui/choosing/RadioGroup'
import { differencesOf } from './part-text'
import type { Conflict } from './use-product-editor'
import { useWords } from './use-words'

type ConflictDialogProps = {
  conflict: Conflict
  /** What both versions began from, where that is known. */
  base: ProductForm | null
  categories: readonly Option[]
  onSave: (merged: ProductForm) => Promise<void>
  onBack: () => void
}

/**
 * Product §10.2: somebody saved a newer version. Of each part that differs mine or theirs is chosen, then all of it is
 * saved over theirs; going back keeps what was typed.
 */
export function ConflictDialog({
  conflict,
  base,
  categories,
  onSave,
  onBack,
}: ConflictDialogProps) {
  const msg = useMsg()
  const locale = useAtomValue(localeAtom)
  const mine = conflict.mine
  const theirs = fromProduct(conflict.theirs)
  const differences = differencesOf(mine, theirs, useWords(categories))
  const [sides, setSides] = useState(() => likelySides({ base, mine, theirs }))
  const [saving, setSaving] = useState(false)
  const isDone = differences.every(({ part }) => sides[part])

  const chooseAll = (side: Side) =>
    setSides(Object.fromEntries(differences.map(({ part }) => [part, side])))
  const save = async () => {
    setSaving(true)
    await onSave(mergedForm(mine, theirs, sides))
    setSaving(false)
  }
  return (
    <Dialog
      open
      onOpenChange={onBack}
      title={msg('adminProduct.conflict.title')}
      dismissible={false}
      fullScreen="phone"
      footer={
        <>
          <Button variant="secondary" onClick={onBack}>
            {msg('adminProduct.conflict.back')}
          </Button>
          <Button disabled={!isDone} loading={saving} onClick={() => void save()}>
            {msg('adminProduct.conflict.save')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          {msg('adminProduct.conflict.text', {
            time: formatMoment(conflict.theirs.updated_at, locale),
          })}
        </p>
        <All>
          <Button variant="secondary" onClick={() => chooseAll('mine')}>
            {msg('adminProduct.conflict.allMine')}
          </Button>
          <Button variant="secondary" onClick={() => chooseAll('theirs')}>
            {msg('adminProduct.conflict.allTheirs')}
          </Button>
        </All>
        {differences.map((difference) => (
          <RadioGroup
            key={difference.part}
            name={`side-${difference.part}`}
            label={msg(`adminProduct.field.${difference.part}`)}
            options={(['mine', 'theirs'] as const).map((value) => ({
              value,
              label: msg(`adminProduct.conflict.${value}`),
              description: difference[value],
            }))}
            value={sides[difference.part] ?? null}
            onChange={(side) => setSides(withSide(sides, difference.part, side))}
          />
        ))}
      </Stack>
    </Dialog>
  )
}

function withSide(sides: Partial<Record<ProductPart, Side>>, part: ProductPart, side: string) {
  return { ...sides, [part]: side === 'mine' ? 'mine' : 'theirs' }
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  overflow-wrap: anywhere;
  white-space: pre-line;
`

const All = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`
