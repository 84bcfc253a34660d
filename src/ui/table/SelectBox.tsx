import { startTransition, useOptimistic } from 'react'
import { nextPaint } from '@/lib/next-task'
import { Checkbox, type CheckboxProps } from '../choosing/Checkbox'

/**
 * The checkbox of a row, or of the heading for all of them. The tick shows in the next frame, and the list with its bar,
 * which takes longer with a hundred rows, follows.
 */
export function SelectBox({
  checked,
  indeterminate = false,
  onChange,
  ...rest
}: Omit<CheckboxProps, 'hideLabel'>) {
  const [shown, show] = useOptimistic(checked)
  const choose = (next: boolean) =>
    startTransition(async () => {
      show(next)
      await nextPaint()
      onChange(next)
    })
  return (
    <Checkbox
      {...rest}
      hideLabel
      checked={shown}
      indeterminate={indeterminate && shown === checked}
      onChange={choose}
    />
  )
}
