import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import * as v from 'valibot'
import type { Order } from '@/api/generated/model'
import { openingRuleOf } from '@/domain/delivery/carriers'
import { type SlipPaperSize, slipPaperSizes } from '@/domain/order/slip'
import { siteQuery } from '@/features/site/queries'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { kept, parseKept } from '@/lib/kept'
import { shopName } from '@/lib/shop-config'
import { Button } from '@/ui/actions/Button'
import { RadioGroup } from '@/ui/choosing/RadioGroup'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Grid, Text } from '@/ui/layout/basics'
import { Dialog, type DialogProps } from '@/ui/overlays/Dialog'
import { DeliverySlips } from './DeliverySlips'
import { rememberMadeDocuments } from './made-documents'
import { orderFetchErrorText } from './mutations'
import { loadOrders } from './queries'

type PrintSlipsWindowProps = Pick<DialogProps, 'finalFocus'> & {
  /** The ids of the orders, in the sequence in which their slips are printed. */
  ids: readonly number[]
  isOpen: boolean
  onClose: () => void
}

/**
 * The last chosen paper. It is stored on the device, because the paper depends on the printer of the device.
 */
const keptPaper = kept('slip_paper')

/** The window that prints the slips of orders (Product §10.15). It remembers the last chosen paper. */
export function PrintSlipsWindow({ ids, isOpen, onClose, finalFocus }: PrintSlipsWindowProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const client = useQueryClient()
  const button = useRef<HTMLButtonElement>(null)
  const [paper, setPaper] = useState<SlipPaperSize>(readPaper)
  const choose = (value: string) => {
    const chosen = slipPaperSizes.find((known) => known === value) ?? paper
    setPaper(chosen)
    keptPaper.write(JSON.stringify(chosen))
  }
  const loading = useMutation({
    async mutationFn() {
      // The sender of the slips comes from the settings of the shop.
      const [orders, site] = await Promise.all([loadOrders(ids), client.fetchQuery(siteQuery)])
      const { website, contact } = site.data
      const sender = { ...contact, name: website.name || shopName, look: openingRuleOf(website) }
      return { orders, sender }
    },
  })
  const { data: slips, error } = loading
  const printSlips = (orders: readonly Order[]) => {
    const end = () => {
      rememberMadeDocuments('slip', orders)
      loading.reset()
      onClose()
    }
    addEventListener('afterprint', end, { once: true })
    print()
  }
  const problem = error && orderFetchErrorText(error)
  return (
    <>
      <Dialog
        open={isOpen}
        onOpenChange={(open) => !open && onClose()}
        title={msg('slips.title')}
        initialFocus={button}
        finalFocus={finalFocus}
      >
        <Grid $gap={4}>
          <RadioGroup
            label={msg('slips.paper')}
            value={paper}
            options={slipPaperSizes.map((value) => ({
              value,
              label: msg(`slips.paper.${value}`),
              description: msg(`slips.paper.${value}.text`),
            }))}
            onChange={choose}
          />
          <Text $size="sm" $color="inkSoft">
            {msg('slips.scale')}
          </Text>
          {error && (
            <ErrorState
              compact
              message={problem ? errorText(problem) : msg('adminOrders.error.list')}
            />
          )}
          <Button
            ref={button}
            block
            loading={loading.isPending || slips !== undefined}
            onClick={() => {
              if (!loading.isPending && !slips) loading.mutate()
            }}
          >
            {msg('slips.print', { n: ids.length })}
          </Button>
        </Grid>
      </Dialog>
      {slips && <DeliverySlips {...slips} paper={paper} onReady={() => printSlips(slips.orders)} />}
    </>
  )
}

function readPaper(): SlipPaperSize {
  return parseKept(keptPaper, v.picklist(slipPaperSizes)) ?? 'a6'
}
