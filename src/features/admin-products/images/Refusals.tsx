import styled from 'styled-components'
import { imageRules } from '@/domain/admin/image-file'
import { useMsg } from '@/i18n/use-msg'
import { color, radius, space, text } from '@/theme/tokens'
import { IconButton } from '@/ui/actions/IconButton'
import { CloseIcon } from '@/ui/icons'
import type { Refusal } from './checked-files'

type RefusalsProps = {
  /** The files and why each was refused. */
  refusals: readonly Refusal[]
  /** Clears the list. */
  onDismiss: () => void
}

/** The files that did not get in, each by its name and with the reason; the others of the same pick did. */
export function Refusals({ refusals, onDismiss }: RefusalsProps) {
  const msg = useMsg()
  const max = imageRules.maxCount
  return (
    <div role="alert">
      {refusals.length > 0 && (
        <Box>
          <List>
            {refusals.map(({ name, why }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two files may have one name, and none moves
              <li key={index}>{msg(`adminImages.problem.${why}`, { name, max })}</li>
            ))}
          </List>
          <IconButton label={msg('upload.dismiss')} onClick={onDismiss}>
            <CloseIcon size={18} />
          </IconButton>
        </Box>
      )}
    </div>
  )
}

const Box = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(2)};
  padding-inline-start: ${space(4)};
  border-radius: ${radius.md};
  background: ${color.dangerSoft};
  color: ${color.danger};
  font-size: ${text.sm};
`

const List = styled.ul`
  max-height: 240px;
  padding-block: ${space(3)};
  overflow-y: auto;
  overflow-wrap: anywhere;
`
