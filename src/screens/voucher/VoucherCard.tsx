import styled from 'styled-components'
import { fixedAmounts } from '@/domain/cart/totals'
import { useMsg } from '@/i18n/use-msg'
import { color, font, space, title, weight } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { CopyIcon } from '@/ui/icons'

type VoucherCardProps = {
  /** The code to type at the checkout. */
  code: string
  /** Called by the button that copies the code. */
  onCopy: () => void
}

/** One voucher as a ticket: its benefit, its code, and a button that copies the code. */
export function VoucherCard({ code, onCopy }: VoucherCardProps) {
  const msg = useMsg()
  return (
    <Ticket>
      <Benefit>
        <Percent>{msg('voucher.off', { percent: fixedAmounts.couponPercent })}</Percent>
        <p>{msg('voucher.card.text')}</p>
      </Benefit>
      <Stub>
        <Code>{code}</Code>
        <Button variant="quiet" aria-label={msg('voucher.copy', { code })} onClick={onCopy}>
          <CopyIcon size={20} /> {msg('voucher.copy.short')}
        </Button>
      </Stub>
    </Ticket>
  )
}

const notch = '10px'

/* Two notches at the fold, like a ticket's. */
const Ticket = styled.article`
  background: ${color.surface};
  mask:
    radial-gradient(circle ${notch} at 0 calc(100% - 76px), transparent 98%, black) left / 51% 100%
      no-repeat,
    radial-gradient(circle ${notch} at 100% calc(100% - 76px), transparent 98%, black) right / 51%
      100% no-repeat;
`

const Benefit = styled.div`
  padding: ${space(8)} ${space(5)} ${space(6)};
  border: 1px solid ${color.line};
  border-bottom: 0;
  text-align: center;

  & > p:last-child {
    color: ${color.inkSoft};
  }
`

const Percent = styled.p`
  color: ${color.accent};
  font: ${title.h1};
`

const Stub = styled.div`
  display: flex;
  height: 76px;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding-inline: ${space(5)} ${space(2)};
  border: 1px solid ${color.line};
  border-top: 1px dashed ${color.lineStrong};
`

const Code = styled.code`
  font-family: ${font.ui};
  font-weight: ${weight.bold};
  letter-spacing: 0.08em;
  white-space: nowrap;
  user-select: all;
`
