import { memo } from 'react'
import { useQuietField } from '@/ui/form/use-quiet-field'
import { ImagesField } from '../images/ImagesField'

const QuietImages = memo(ImagesField)

type ImagesSlotProps = { onBusy: (isBusy: boolean) => void }

/** The product's pictures in the form around them. */
export function ImagesSlot({ onBusy }: ImagesSlotProps) {
  const { onBlur: _onBlur, ...field } = useQuietField<readonly string[]>('images')
  return <QuietImages {...field} onBusy={onBusy} />
}
