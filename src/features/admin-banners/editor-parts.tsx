import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, radius, space, text } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { useIsSubmitting } from '@/ui/form/use-form-values'

/** Form and preview, beside each other where there is room. */
export const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(8)} ${space(6)};
  grid-template-columns: minmax(0, 1fr);

  ${media.desktop} {
    grid-template-columns: 360px minmax(0, 1fr);
  }

  ${media.wide} {
    grid-template-columns: 400px minmax(0, 1fr);
  }
`

/** The form and what is said above it. */
export const FormSide = styled.div`
  min-width: 0;

  & > form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(3)};
  }
`

/** Says that what stands here is a draft. */
export const DraftNote = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(3)};
  margin-block-end: ${space(4)};
  padding: ${space(1)} ${space(3)};
  border-radius: ${radius.md};
  background: ${color.celadonSoft};
  font-size: ${text.sm};
`

/** Saves the form around it, or goes back. */
export function Buttons({ onCancel }: { onCancel: () => void }) {
  const msg = useMsg()
  return (
    <Row>
      <Button type="submit" loading={useIsSubmitting()}>
        {msg('adminBanners.save')}
      </Button>
      <Button variant="secondary" onClick={onCancel}>
        {msg('adminBanners.cancel')}
      </Button>
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`
