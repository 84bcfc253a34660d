import type { AdminVoucher } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { CheckIcon, CloseIcon, CopyIcon, EditIcon, TrashIcon } from '@/ui/icons'
import { Menu, MenuButton } from '@/ui/overlays/Menu'
import type { RowMenuParts } from '@/ui/table/RowMenu'

type VoucherMenuProps = RowMenuParts & {
  voucher: AdminVoucher
  onEdit: () => void
  onCopy: () => void
  onStop: () => void
  onDelete: () => void
}

/** What can be done with one voucher of the list: one that orders have used is stopped, not deleted. */
export function VoucherMenu({
  voucher,
  onEdit,
  onCopy,
  onStop,
  onDelete,
  ...menu
}: VoucherMenuProps) {
  const msg = useMsg()
  const { is_stopped, use_count, state } = voucher
  const StopIcon = is_stopped ? CheckIcon : CloseIcon
  return (
    <Menu {...menu}>
      <MenuButton onClick={onEdit}>
        <EditIcon size={20} /> {msg('adminVouchers.edit')}
      </MenuButton>
      <MenuButton onClick={onCopy}>
        <CopyIcon size={20} /> {msg('adminVouchers.copy')}
      </MenuButton>
      {state !== 'ended' && (
        <MenuButton onClick={onStop}>
          <StopIcon size={20} /> {msg(is_stopped ? 'adminVouchers.goOn' : 'adminVouchers.stop')}
        </MenuButton>
      )}
      {use_count === 0 && (
        <MenuButton onClick={onDelete}>
          <TrashIcon size={20} /> {msg('adminVouchers.delete')}
        </MenuButton>
      )}
    </Menu>
  )
}
