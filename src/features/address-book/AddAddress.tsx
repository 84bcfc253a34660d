import { useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { PlusIcon } from '@/ui/icons'
import { addButtonId } from './use-address-task'

type AddAddressProps = {
  /** Id of the button whose window is loading. */
  loading: string | undefined
  /** Opens the window for a new address. */
  onAdd: () => void
}

/** Opens the form of a new address. Its id allows one on a page. */
export function AddAddress({ loading, onAdd }: AddAddressProps) {
  const msg = useMsg()
  return (
    <Button
      id={addButtonId}
      aria-haspopup="dialog"
      loading={loading === addButtonId}
      onClick={onAdd}
    >
      <PlusIcon size={20} /> {msg('book.add')}
    </Button>
  )
}
