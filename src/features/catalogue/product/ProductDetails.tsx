import { useState } from 'react'
import styled from 'styled-components'
import type { Product, Variant } from '@/api/generated/model'
import { isInStock } from '@/domain/catalogue/variant'
import { deliveryEstimate, deliveryProvinces } from '@/domain/delivery/estimate'
import { product as description } from '@/domain/product/description'
import { ChatLinks, useParcelLook } from '@/features/site/Contact'
import { useMsg } from '@/i18n/use-msg'
import { labelledShopperTexts } from '@/lib/description'
import { kept } from '@/lib/kept'
import { color, space } from '@/theme/tokens.gen'
import { Select } from '@/ui/choosing/Select'
import { CareSymbolList } from '@/ui/data/CareSymbolList'
import { DeliveryDay } from '@/ui/data/DeliveryDay'
import { TruckIcon } from '@/ui/icons'
import { Accordion } from '@/ui/layout/Accordion'
import { Row, VisuallyHidden } from '@/ui/layout/basics'
import { SafeHtml } from '@/ui/rich-text/SafeHtml'

type ProductDetailsProps = {
  product: Product
  /** The chosen variant, or null if none is chosen. */
  variant: Variant | null
}

/**
 * The content below the purchase panel: the delivery day (only if the variant is in stock), the chat links,
 * and an accordion. The accordion has the size chart, the details, and a placeholder for feedback (Product
 * §2).
 */
export function ProductDetails({ product, variant }: ProductDetailsProps) {
  const msg = useMsg()
  const facts = labelledShopperTexts(description, product)
  const html = (text: string | null, missing: string) =>
    text ? <SafeHtml html={text} /> : <p>{missing}</p>
  return (
    <>
      {isInStock(variant) && <DeliveryChoice />}
      <ChatLinks about={product.name} />
      <VisuallyHidden as="h2">{msg('product.about')}</VisuallyHidden>
      <Accordion
        defaultOpen={['detail']}
        items={[
          {
            id: 'size-chart',
            title: msg('fact.sizeChart'),
            content: html(product.size_chart, msg('product.sizeChart.missing')),
          },
          {
            id: 'detail',
            title: msg('product.detail'),
            content: (
              <>
                {html(product.description, msg('product.detail.missing'))}
                <Care>
                  <CareSymbolList care={product.care ?? []} />
                </Care>
                {facts.length > 0 && (
                  <Facts>
                    {facts.map(({ label, text: fact }) => (
                      <div key={label}>
                        <dt>{msg(label)}</dt>
                        <dd>{fact}</dd>
                      </div>
                    ))}
                  </Facts>
                )}
              </>
            ),
          },
          {
            id: 'feedback',
            title: msg('product.feedback'),
            content: <p>{msg('product.feedback.soon')}</p>,
          },
        ]}
      />
    </>
  )
}

const Care = styled.div`
  padding-block-start: ${space(4)};

  &:empty {
    display: none;
  }
`

const Facts = styled.dl`
  padding-block-start: ${space(4)};

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(3)};
  }

  dt {
    min-width: 12ch;
    color: ${color.inkSoft};
  }

  dd {
    overflow-wrap: anywhere;
  }
`

const keptPlace = kept('delivery_place')

/** The delivery day for a province. The device remembers the chosen province (Product §9.16c). */
function DeliveryChoice() {
  const msg = useMsg()
  const [now] = useState(() => new Date())
  const [stored, setStored] = useState(keptPlace.read)
  const look = useParcelLook()
  const place = deliveryProvinces.find(({ code }) => code === stored)
  const choose = (code: string) => {
    keptPlace.write(code)
    setStored(code)
  }
  return (
    <Place $wrap $gap={[2, 3]} $align="center">
      <TruckIcon />
      <p role="status">
        <DeliveryDay days={deliveryEstimate(now, place?.code ?? null)} place={place?.name} />
        {(look === 'look' || look === 'part') && <Look>{msg(`delivery.${look}`)}</Look>}
      </p>
      <Select
        label={msg('delivery.place')}
        hideLabel
        options={[
          { value: '', label: msg('delivery.place.none') },
          ...deliveryProvinces.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        value={place?.code ?? ''}
        onChange={choose}
      />
    </Place>
  )
}

const Look = styled.span`
  display: block;
`

/* The text is beside the select, or above it if the column is narrow. */
const Place = styled(Row)`
  & > p {
    flex: 1 1 14em;
    text-wrap: balance;
  }
`
