import type { SavedAddress } from '@/api/generated/model'
import { AddressEditor } from './AddressEditor'
import { DeleteAddress } from './DeleteAddress'
import type { AddressTask } from './use-address-task'

type AddressWindowProps = {
  task: AddressTask
  isOpen: boolean
  /** The list as it is now. */
  addresses: readonly SavedAddress[]
  shopperId: number | undefined
  onClose: () => void
}

/** The window of a task. Dialog and form weigh 40 kB: load it when a window first opens. */
export function AddressWindow({ task, shopperId, ...rest }: AddressWindowProps) {
  return task.name === 'delete' ? (
    <DeleteAddress address={task.address} {...rest} />
  ) : (
    <AddressEditor address={task.address} shopperId={shopperId} {...rest} />
  )
}
