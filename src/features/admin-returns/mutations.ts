import { useQueryClient } from '@tanstack/react-query'
import { actionErrorTable, joinedFieldErrors, serverText } from '@/api/errors'
import { getAdminOrderQueryKey } from '@/api/generated/admin-orders/admin-orders'
import {
  useCreateAdminReturn,
  useMoveReturn,
} from '@/api/generated/admin-return-moves/admin-return-moves'
import type {
  AdminOrderData,
  AdminOrderResponse,
  ReturnMoveRequest,
  ReturnRequest,
} from '@/api/generated/model'
import { refreshStaffContent } from '@/api/staff-content'
import type { MessageId } from '@/i18n/message-id.gen'
import { keyHeaders } from '@/lib/random-key'

/** Opens returns by phone, and moves them on; under one key a write is done once. Both throw `ApiError`. */
export function useReturnWrites() {
  const client = useQueryClient()
  const mutation = {
    onSuccess: (answer: AdminOrderResponse, { id }: { id: number }) => {
      client.setQueryData<AdminOrderResponse>(getAdminOrderQueryKey(id), answer)
    },
    // After a failure, too: somebody was faster, or the answer was lost.
    onSettled: () => refreshStaffContent(client),
  }
  const opening = useCreateAdminReturn({ mutation })
  const moving = useMoveReturn({ mutation })
  return {
    async open(id: number, data: ReturnRequest, key: string | undefined): Promise<AdminOrderData> {
      return (await opening.mutateAsync({ id, data, ...keyHeaders(key) })).data
    },
    async move(
      ids: { id: number; returnId: number },
      data: ReturnMoveRequest,
      key: string | undefined,
    ): Promise<AdminOrderData> {
      return (await moving.mutateAsync({ ...ids, data, ...keyHeaders(key) })).data
    },
  }
}

/** What kept a return from being opened or moved. */
export const returnErrors = actionErrorTable<MessageId>('adminReturns.error.move', {
  404: 'adminReturns.error.notOffered',
  405: 'adminReturns.error.notOffered',
  501: 'adminReturns.error.notOffered',
  409: (error) => serverText(error),
  422: joinedFieldErrors,
})
