import type { SavedAddress } from '@/api/generated/model'
import { AddressEditor } from './AddressEditor'
import { DeleteAddress } from './DeleteAddress'
import type { AddressTask } from './use-address-task'

type AddressWindowProps = {
  task: AddressTask
  isOpen: boolean
  /** The list as it is now. */
  addresses: readonly SavedAddress[]
  shopper: string | undefined
  onClose: () => void
}

/** The window of a task. Dialog and form weigh 40 kB: load it when a window first opens. */
export function AddressWindow({ task, shopper, ...rest }: AddressWindowProps) {
  return task.name === 'delete' ? (
    <DeleteAddress address={task.address} {...rest} />
  ) : (
    <AddressEditor address={task.address} shopper={shopper} {...rest} />
  )
}
