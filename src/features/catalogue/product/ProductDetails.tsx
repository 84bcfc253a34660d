import styled from 'styled-components'
import type { Product, Variant } from '@/api/generated/model'
import { isInStock } from '@/domain/catalogue/variant'
import { product as description } from '@/domain/product/description'
import { ChatLinks } from '@/features/site/ChatLinks'
import { useMsg } from '@/i18n/use-msg'
import { shownTexts } from '@/lib/description'
import { color, space } from '@/theme/tokens'
import { CareSymbols } from '@/ui/data/CareSymbols'
import { Accordion } from '@/ui/layout/Accordion'
import { VisuallyHidden } from '@/ui/layout/basics'
import { SafeHtml } from '@/ui/rich-text/SafeHtml'
import { DeliveryChoice } from './DeliveryChoice'

type ProductDetailsProps = {
  product: Product
  /** The chosen one; null where there is none. */
  variant: Variant | null
}

/** When it comes, where it can be bought; size chart, details and feedback (a placeholder) in an accordion (Product §2). */
export function ProductDetails({ product, variant }: ProductDetailsProps) {
  const msg = useMsg()
  const facts = shownTexts(description, product)
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
                  <CareSymbols care={product.care ?? []} />
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
