import { letterSizes } from '@/domain/sizes/body-measures'
import type { SizeAdvice } from '@/domain/sizes/finder'
import { useMsg } from '@/i18n/use-msg'
import { useSizeFormat } from './use-size-format'

type SizeReasonsProps = {
  /** The size with why it was chosen. */
  advice: SizeAdvice
}

/** The reasons for a size: the deciding girths, the next size up, and doubts. */
export function SizeReasons({ advice }: SizeReasonsProps) {
  const msg = useMsg()
  const words = useSizeFormat()
  const { result, fits, decidedBy, roomier, estimated, doubtful } = advice
  const girths = words.girths(decidedBy)
  const n = decidedBy.length
  const edge = result === 'larger' ? letterSizes.at(-1) : letterSizes[0]
  const outside = result === 'smaller' || result === 'larger'
  const agree = n === fits.length
  return (
    <>
      {outside && !estimated && (
        <p>{msg(`sizes.finder.${result}`, { girths, n, size: edge ?? '' })}</p>
      )}
      {!outside && !estimated && (
        <p>
          {agree
            ? msg('sizes.finder.agree', { girths, n, size: result })
            : msg('sizes.finder.decided', { girths, n })}
        </p>
      )}
      {estimated && <p>{msg('sizes.finder.estimated')}</p>}
      {roomier && <p>{msg('sizes.finder.between', { size: result, roomier })}</p>}
      {doubtful && <p>{msg('sizes.finder.doubtful')}</p>}
    </>
  )
}
