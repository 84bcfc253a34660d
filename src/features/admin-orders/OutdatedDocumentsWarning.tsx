import { useId, useState } from 'react'
import { ordersWithNewRecipient } from '@/domain/order/slip'
import { useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { defer } from '@/ui/feedback/late'
import { Stack, Text } from '@/ui/layout/basics'
import { useMadeDocuments } from './made-documents'
import type { Parcel } from './ShipOrdersWindow'

const PrintSlipsWindow = defer(async () => (await import('./PrintSlipsWindow')).PrintSlipsWindow)

/**
 * A warning about parcels whose address changed after their slip was printed or their carrier file was
 * written. Staff can print new slips. Afterwards a text says that the slips were printed. Renders nothing if
 * all documents were up to date from the start.
 */
export function OutdatedDocumentsWarning({ parcels }: { parcels: readonly Parcel[] }) {
  const msg = useMsg()
  const id = useId()
  const [printing, setPrinting] = useState<{ ids: readonly number[]; isOpen: boolean }>()
  const oldSlips = ordersWithNewRecipient(useMadeDocuments('slip'), parcels)
  const inFiles = ordersWithNewRecipient(useMadeDocuments('file'), parcels)
  const namesOf = (old: readonly Parcel[]) => ({
    n: old.length,
    codes: old.map(({ code }) => code).join(', '),
  })
  if (oldSlips.length + inFiles.length === 0 && !printing) return null
  return (
    <Stack id={id} $gap={2} tabIndex={-1}>
      {oldSlips.length > 0 && (
        <ErrorState
          compact
          message={msg('adminOrders.old.slip', namesOf(oldSlips))}
          action={
            <Button
              variant="quiet"
              onClick={() => setPrinting({ ids: oldSlips.map(({ id }) => id), isOpen: true })}
            >
              {msg('adminOrders.old.print')}
            </Button>
          }
        />
      )}
      {inFiles.length > 0 && (
        <ErrorState compact message={msg('adminOrders.old.file', namesOf(inFiles))} />
      )}
      {printing && oldSlips.length === 0 && (
        <Text role="status">{msg('adminOrders.old.printed')}</Text>
      )}
      {printing && (
        <PrintSlipsWindow
          {...printing}
          onClose={() => setPrinting({ ...printing, isOpen: false })}
          // The print button disappears with its warning, so the focus moves to this box.
          finalFocus={() => document.getElementById(id)}
        />
      )}
    </Stack>
  )
}
