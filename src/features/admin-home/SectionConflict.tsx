import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, radius, space, text, weight } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'

type SectionConflictProps = { onMine: () => void; onTheirs: () => void }

/** Somebody else has published this section meanwhile: the person chooses. Nothing typed is lost before. */
export function SectionConflict({ onMine, onTheirs }: SectionConflictProps) {
  const msg = useMsg()
  return (
    <Box role="alert">
      <Title>{msg('admin.error.conflict')}</Title>
      <Choices>
        <Button variant="secondary" onClick={onTheirs}>
          {msg('adminHome.conflict.theirs')}
        </Button>
        <Button variant="secondary" onClick={onMine}>
          {msg('adminHome.conflict.mine')}
        </Button>
      </Choices>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)};
  border-radius: ${radius.md};
  background: ${color.dangerSoft};
  font-size: ${text.sm};
`

const Title = styled.p`
  font-weight: ${weight.bold};
`

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`
