import { KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'

/** A press that does not move is no drag. */
const pointer = { activationConstraint: { distance: 4 } }
const keyboard = { coordinateGetter: sortableKeyboardCoordinates }

/** Mouse, pen, finger and keyboard. */
export function useSortSensors() {
  return useSensors(useSensor(PointerSensor, pointer), useSensor(KeyboardSensor, keyboard))
}
