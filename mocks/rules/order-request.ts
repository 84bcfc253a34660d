import type { DeliveryRequest, FieldErrors, OrderRequest } from '@/api/generated/model'
import { tidyCoupon } from '@/domain/order/bill'
import { isPhone } from '@/lib/kinds/phone'
import { type AddressModel, wrongUnitId } from './addresses'

export type OrderInput = Omit<OrderRequest, 'note' | 'coupon_code' | 'email'> & {
  note: string
  coupon_code: string | null
  email: string | null
}

/** Who receives an order, and where. */
type Recipient = Omit<DeliveryRequest, 'order_phone' | 'quoted_total'>

export function tidyRecipient(request: Recipient): Recipient {
  const { province_id, district_id, ward_id } = request
  return {
    full_name: request.full_name.trim(),
    phone: request.phone.trim(),
    address: request.address.trim(),
    province_id,
    district_id,
    ward_id,
  }
}

export function recipientErrors(model: AddressModel, recipient: Recipient): FieldErrors {
  const { full_name, phone, address } = recipient
  const wrongId = wrongUnitId(model, recipient)
  return {
    ...(!full_name && { full_name: ['Vui lòng nhập tên'] }),
    ...(!isPhone(phone) && { phone: ['Số điện thoại không hợp lệ'] }),
    ...(!address && { address: ['Vui lòng nhập địa chỉ'] }),
    ...(wrongId && { [wrongId]: ['Vui lòng chọn đầy đủ địa chỉ hành chính'] }),
  }
}

export function tidyRequest(request: OrderRequest): OrderInput {
  return {
    ...tidyRecipient(request),
    payment_method: request.payment_method,
    items: request.items.map(({ product_id, variant_id, quantity }) => ({
      product_id,
      variant_id,
      quantity,
    })),
    note: request.note?.trim() ?? '',
    coupon_code: tidyCoupon(request.coupon_code ?? ''),
    email: request.email?.trim() || null,
  }
}
