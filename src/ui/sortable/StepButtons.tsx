import { useMsg } from '@/i18n/use-msg'
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon, ChevronUpIcon } from '../icons'
import { Step } from './sortable-parts'

type StepButtonsProps = {
  name: string
  index: number
  count: number
  /** Earlier is to the left, not above. */
  sideways: boolean
  disabled: boolean
  onStep: (from: number, to: number) => void
}

/** Moves an item by one place. At an end the button stays, so that it keeps the focus. */
export function StepButtons({ name, index, count, sideways, disabled, onStep }: StepButtonsProps) {
  const msg = useMsg()
  const Earlier = sideways ? ChevronLeftIcon : ChevronUpIcon
  const Later = sideways ? ChevronRightIcon : ChevronDownIcon
  return (
    <>
      <Step
        label={msg('sortable.earlier', { name })}
        aria-disabled={disabled || index === 0}
        onClick={() => onStep(index, index - 1)}
      >
        <Earlier size={20} />
      </Step>
      <Step
        label={msg('sortable.later', { name })}
        aria-disabled={disabled || index === count - 1}
        onClick={() => onStep(index, index + 1)}
      >
        <Later size={20} />
      </Step>
    </>
  )
}
