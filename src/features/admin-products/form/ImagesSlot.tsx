import { memo, useCallback, useEffect, useRef } from 'react'
import { useFormField } from '@/ui/form/use-form-field'
import { ImagesField } from '../images/ImagesField'
import type { ImagesChange } from '../images/use-images'

/** Drawn anew only when its own value or error changes. */
const QuietImages = memo(ImagesField)

type ImagesSlotProps = { onBusy: (isBusy: boolean) => void }

/** The product's pictures in the form around them. Uploads that arrive together build on each other. */
export function ImagesSlot({ onBusy }: ImagesSlotProps) {
  const field = useFormField<string[]>('images')
  const form = useRef(field)
  const latest = useRef(field.value)
  useEffect(function followForm() {
    form.current = field
    latest.current = field.value
  })
  const onChange = useCallback((change: ImagesChange) => {
    latest.current = typeof change === 'function' ? change(latest.current) : change
    form.current.onChange(latest.current)
  }, [])
  return <QuietImages value={field.value} error={field.error} onChange={onChange} onBusy={onBusy} />
}
