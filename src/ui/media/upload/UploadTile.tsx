import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, motion, space, text, weight } from '@/theme/tokens'
import { IconButton } from '../../actions/IconButton'
import { Spinner } from '../../feedback/Spinner'
import { CloseIcon } from '../../icons'
import { TileBox, TileEnd, TileNote } from './tile-parts'
import type { Upload } from './use-uploads'

type UploadTileProps = {
  upload: Upload
  problem?: string | undefined
  onCancel: () => void
  onRetry: () => void
}

/** A file being uploaded: its preview and progress, or its error and a retry. */
export function UploadTile({ upload, problem, onCancel, onRetry }: UploadTileProps) {
  const msg = useMsg()
  const { name, preview, share, state } = upload
  const failed = state === 'failed'
  const percent = share === undefined ? undefined : Math.round(share * 100)
  return (
    <>
      <TileBox data-failed={failed || undefined}>
        <Preview src={preview} alt="" />
        {!failed && (
          <Meter
            role="progressbar"
            aria-label={msg('upload.progress', { name })}
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
          >
            {percent === undefined ? <Spinner /> : <Percent>{percent}%</Percent>}
            <Bar style={{ transform: `scaleX(${share ?? 0})` }} />
          </Meter>
        )}
        <TileEnd>
          <IconButton label={msg('upload.cancel', { name })} onClick={onCancel}>
            <CloseIcon size={16} />
          </IconButton>
        </TileEnd>
      </TileBox>
      {failed ? (
        <>
          <TileNote role="alert" data-failed>
            {`${name}: ${problem}`}
          </TileNote>
          <Retry
            type="button"
            onClick={({ currentTarget }) => {
              // This button disappears: focus the cancel button, which stays.
              currentTarget.closest('li')?.querySelector('button')?.focus()
              onRetry()
            }}
            aria-label={msg('upload.retryNamed', { name })}
          >
            {msg('ui.retry')}
          </Retry>
        </>
      ) : (
        <TileNote>{msg(state === 'waiting' ? 'upload.waiting' : 'upload.sending')}</TileNote>
      )}
    </>
  )
}

const Preview = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
  opacity: 0.45;
`

const Meter = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`

const Percent = styled.span`
  padding: 0 ${space(2)};
  border-radius: ${space(3)};
  background: ${color.surface};
  font-size: ${text.sm};
  font-weight: ${weight.bold};
  font-variant-numeric: tabular-nums;
`

const Bar = styled.span`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  height: ${space(1)};
  background: ${color.accent};
  transform-origin: left;
  transition: transform ${motion.base} ${motion.ease};
`

const Retry = styled.button`
  min-height: 44px;
  padding-inline-end: ${space(3)};
  color: ${color.accent};
  font-size: ${text.sm};
  font-weight: ${weight.bold};
  text-decoration: underline;
  text-underline-offset: 4px;
`
