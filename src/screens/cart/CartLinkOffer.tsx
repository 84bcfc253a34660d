import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { isAvailableLine, lineKey, lineOptions } from '@/domain/cart/cart'
import { type CartSearch, readCartLink } from '@/domain/cart/cart-link'
import { subtotalOf } from '@/domain/order/bill'
import { CartLineNotes } from '@/features/cart/line-parts'
import { cartSyncQuery } from '@/features/cart/queries'
import { cartAtom, addLinesToCartAtom } from '@/features/cart/state'
import { writeCouponToDraft } from '@/features/checkout/state'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { color, radius, space } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { Price } from '@/ui/data/Price'
import { Async } from '@/ui/feedback/Async'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Grid, Row, Stack, Text } from '@/ui/layout/basics'
import { Picture } from '@/ui/media/Picture'
import { useToast } from '@/ui/toast/toast'

type CartLinkOfferProps = {
  link: CartSearch & { add: string }
  /** Called when the shopper has accepted or declined the offer. */
  onDone: () => void
}

/**
 * Shows the lines that a link would add to the cart, with a button that adds them (Product §2.9.6). Nothing
 * changes before the click.
 */
export function CartLinkOffer({ link: { add, code }, onDone }: CartLinkOfferProps) {
  const msg = useMsg()
  const toast = useToast()
  const hasLines = useAtomValue(cartAtom).lines.length > 0
  const fill = useSetAtom(addLinesToCartAtom)
  const wanted = readCartLink(add)
  const query = useQuery(cartSyncQuery(wanted))
  if (wanted.length === 0) return null
  return (
    <Box aria-label={msg('cart.link.title')}>
      <Text as="h2" $title="h4">
        {msg('cart.link.title')}
      </Text>
      <Async
        query={query}
        skeleton={<Skeleton height="72px" />}
        errorMessage={() => msg('cart.link.failed')}
      >
        {(answers) => {
          const lines = wanted.map((line) => {
            const known = { ...line, ...(answers.get(lineKey(line)) ?? { gone: true }) }
            // The quantity is reduced to the number of units in stock.
            const quantity = known.stock ? Math.min(line.quantity, known.stock) : line.quantity
            return { ...known, quantity, wanted: line.quantity }
          })
          const left = lines.filter(isAvailableLine)
          const put = (replaces: boolean) => {
            const undo = fill(
              left.map(({ wanted: _, ...line }) => line),
              replaces,
            )
            if (!undo) {
              toast({ message: msg('cart.link.full'), type: 'error' })
              return
            }
            if (code) writeCouponToDraft(code)
            onDone()
            toast({ message: msg('cart.link.done', { n: left.length }), undo })
          }
          return (
            <Grid $gap={4}>
              <Stack as="ul" $gap={3}>
                {lines.map((line) => (
                  <Row as="li" key={lineKey(line)} $gap={3} $align="start">
                    <Image>
                      <Picture src={line.image} alt="" sizes="56px" />
                    </Image>
                    <div>
                      <Text>
                        {line.quantity} × {line.name || msg('cart.link.unknown')}
                      </Text>
                      <Text $size="sm" $color="inkSoft">
                        {lineOptions(line)}
                      </Text>
                      <CartLineNotes line={line} />
                      {isAvailableLine(line) && line.quantity < line.wanted && (
                        <Text $size="sm" $color="warning">
                          {msg('cart.note.left', { n: line.quantity })}
                        </Text>
                      )}
                      {isAvailableLine(line) && <Price value={subtotalOf([line])} />}
                    </div>
                  </Row>
                ))}
              </Stack>
              {code && <Text>{msg('cart.link.code', { code })}</Text>}
              <Row $gap={3} $wrap>
                {left.length > 0 && (
                  <Button onClick={() => put(false)}>
                    {msg('cart.link.add', { n: left.length })}
                  </Button>
                )}
                {left.length > 0 && hasLines && (
                  <Button variant="secondary" onClick={() => put(true)}>
                    {msg('cart.link.replace')}
                  </Button>
                )}
                <Button variant="quiet" onClick={onDone}>
                  {msg('cart.link.no')}
                </Button>
              </Row>
            </Grid>
          )
        }}
      </Async>
    </Box>
  )
}

const Box = styled(Grid).attrs({ as: 'section', $gap: 4 })`
  padding: ${space(5)};
  margin-block-end: ${space(6)};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.sand};
`

const Image = styled.div`
  flex: none;
  width: 56px;
`
