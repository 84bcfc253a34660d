import type { FieldErrors } from '@/api/generated/model'
import { isEmail } from '@/lib/kinds/email'
import { isPhone, phoneDigits } from '@/lib/kinds/phone'
import type { HandlersOf } from '../pipeline/backend'
import { emailKey } from '../rules/sessions'
import { done, hasErrors, refusal } from './answers'
import { isProductShown } from './shop-view'

type Person = { email: string | null; phone: string | null }

/** Who wants to know when a variant is back. Nothing is ever sent here. */
export const restockHandlers: HandlersOf<'restock'> = {
  createRestockNotice({ db, params, body, now }) {
    const product = db.find('products', params.id)
    if (!product || !isProductShown(db, product)) throw refusal('createRestockNotice', 'notFound')
    const variant = db.find('variants', body.variant_id)
    if (variant?.product_id !== product.id) throw refusal('createRestockNotice', 'variantNotFound')
    const person = { email: body.email?.trim() || null, phone: body.phone?.trim() || null }
    const errors = personErrors(person)
    if (hasErrors(errors)) throw refusal('createRestockNotice', 'invalid', errors)
    const others = db.where('restock_notices', 'variant_id', variant.id)
    if (!others.some((notice) => personKey(notice) === personKey(person))) {
      db.insert('restock_notices', {
        id: db.nextId('restock_notices'),
        variant_id: variant.id,
        ...person,
        created_at: now.toISOString(),
      })
    }
    return done('Chúng tôi sẽ báo khi có hàng')
  },
}

function personErrors({ email, phone }: Person): FieldErrors {
  if (email === null && phone === null) return { email: ['Vui lòng nhập email hoặc số điện thoại'] }
  return {
    ...(email !== null && !isEmail(email) && { email: ['Email không hợp lệ'] }),
    ...(phone !== null && !isPhone(phone) && { phone: ['Số điện thoại không hợp lệ'] }),
  }
}

/** The same for the same person, however the address and the number are written. */
function personKey({ email, phone }: Person): string {
  return `${emailKey(email ?? '')} ${phoneDigits(phone ?? '')}`
}
