import styled from 'styled-components'
import { color, space, text } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'

type PickerLineProps = {
  /** What stands where the addresses would be: a reason, a question. */
  children: string
  /** A button to act on it. */
  action?: { label: string; onAction: () => void; isBusy?: boolean }
}

/** A line of text where the picker would be. */
export function PickerLine({ children, action }: PickerLineProps) {
  return (
    <Root>
      <p role="status">{children}</p>
      {action && (
        <Button variant="secondary" loading={action.isBusy ?? false} onClick={action.onAction}>
          {action.label}
        </Button>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  align-content: center;
  gap: ${space(3)} ${space(5)};
  padding: ${space(4)};
  background: ${color.sand};
  color: ${color.inkSoft};
  font-size: ${text.sm};

  & > p {
    flex: 1 1 14em;
  }
`
