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

/** The window of a task. With dialog and form it brings 40 kB: load it with the first opening. */
export function AddressWindow({ task, addresses, shopperId, ...rest }: AddressWindowProps) {
  if (task.name === 'delete')
    return <DeleteAddress address={task.address} addresses={addresses} {...rest} />
  return (
    <AddressEditor
      // One that has gone meanwhile is saved as a new one: what was typed is not in vain.
      address={addresses.find(({ id }) => id === task.address?.id)}
      start={task.start}
      isFirst={addresses.length === 0}
      shopperId={shopperId}
      {...rest}
    />
  )
}
