import type { SavedAddress } from '@/api/generated/model'
import { AddressEditor } from './AddressEditor'
import { DeleteAddress } from './DeleteAddress'
import type { AddressTask } from './use-address-task'

type AddressWindowProps = {
  /** What the window is for: a new address, another version of one, or its end. */
  task: AddressTask
  /** Whether it shows; it stays while it leaves. */
  isOpen: boolean
  /** The list as it is now. */
  addresses: readonly SavedAddress[]
  /** Whose draft it is; undefined while the user is unknown. */
  shopper: string | undefined
  /** Called when it closes, saved or not. */
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
