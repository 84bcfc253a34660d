import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { bar, color, space } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { Picture } from '@/ui/media/Picture'
import { Price } from '@/ui/data/Price'

type EditPanelProps = {
  /** Picture of the chosen variant. */
  image: string | null
  /** Name of the product. */
  name: string
  /** In VND: the chosen variant's price, or the range of the product's prices. */
  price: { value: number; max?: number; original?: number | null }
  /** The stock of the chosen variant. */
  stock: ReactNode
  /** Colour and size. */
  children: ReactNode
  /** False without a variant or with a sold-out one (Product §5). */
  canSave: boolean
  /** Takes the new choice into the cart. */
  onSave: () => void
  /** Leaves the line as it was. */
  onCancel: () => void
}

/** The panel that changes the colour and size of a cart line. */
export function EditPanel({ image, name, price, stock, children, ...panel }: EditPanelProps) {
  const msg = useMsg()
  return (
    <Body>
      <Head>
        <Picture src={image} alt="" sizes="96px" />
        <Facts>
          <p>{name}</p>
          <Price {...price} />
          {stock}
        </Facts>
      </Head>
      {children}
      <Foot>
        <Button variant="secondary" onClick={panel.onCancel}>
          {msg('line.edit.cancel')}
        </Button>
        <Button disabled={!panel.canSave} onClick={panel.onSave}>
          {msg('line.edit.save')}
        </Button>
      </Foot>
    </Body>
  )
}

const Body = styled.div`
  display: grid;
  gap: ${space(6)};
  grid-template-columns: minmax(0, 1fr);
`

const Head = styled.div`
  display: grid;
  gap: ${space(4)};
  grid-template-columns: 96px minmax(0, 1fr);
`

const Facts = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${space(1)};
`

/* Stays in view while a long list of colours scrolls; negative margins cancel the panel's padding. */
const Foot = styled.div`
  position: ${bar.position};
  bottom: 0;
  display: grid;
  padding: ${space(4)} ${space(6)} max(${space(4)}, env(safe-area-inset-bottom));
  margin: 0 -${space(6)} -${space(6)};
  gap: ${space(3)};
  border-top: 1px solid ${color.line};
  background: ${color.surface};
  grid-template-columns: repeat(2, minmax(0, 1fr));
`
