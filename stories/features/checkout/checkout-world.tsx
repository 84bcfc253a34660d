import type { ReactNode } from 'react'
import { fn } from 'storybook/test'
import { benNghe } from '@/domain/address/cascade.fixtures'
import type { OrderableLine } from '@/domain/cart/cart'
import { emptyOrderForm, type OrderFormValues } from '@/domain/order/form'
import { Form } from '@/ui/form/Form'
import { garmentPicture } from '../../support/pictures'

/** A line as the mock world sells it, so that the mock server can calculate its bill. */
export const aoDai: OrderableLine = {
  productId: 56,
  variantId: 5606,
  quantity: 2,
  price: 1_190_000,
  image: garmentPicture('ao-dai-cach-tan-to-gam-an-hoa', 'front', 1),
  name: 'Áo dài cách tân tơ gấm An Hòa',
  slug: 'ao-dai-cach-tan-to-gam-an-hoa',
  color: 'Đỏ sơn',
  size: 'M',
}

export const longNamed: OrderableLine = {
  ...aoDai,
  variantId: 12,
  quantity: 999,
  price: 12_990_000,
  image: null,
  name: 'Đầm dạ hội lụa tơ tằm Vạn Phúc thêu tay họa tiết hoa mộc lan phối ren Ữ Ẫ Ổ Ặ Ỵ ợ bản giới hạn',
  color: 'Xanh ngọc bích phối vàng hoàng yến',
  size: 'S–XXL',
}

/** A Storybook control for the payment result in the URL. */
export const returnedFromPaypal = {
  options: ['no return', 'approved', 'cancelled', 'without a token'],
  mapping: {
    'no return': {},
    approved: { success: true, token: 'EC-1' },
    cancelled: { success: false, token: 'EC-1' },
    'without a token': { success: true },
  },
  control: 'select',
} as const

export const filledForm: OrderFormValues = {
  ...emptyOrderForm,
  firstName: 'Lan',
  lastName: 'Nguyễn Thị',
  phone: '0912345678',
  street: '12 Lê Lợi',
  region: benNghe,
  payment: 'cod',
}

type InOrderFormProps = {
  values?: OrderFormValues
  onSubmit?: () => Promise<void>
  children: ReactNode
}

/** Renders one section of the checkout in a form. The button submits the form. */
export function InOrderForm({
  values = emptyOrderForm,
  onSubmit = fn(),
  children,
}: InOrderFormProps) {
  return (
    <Form
      initialValues={values}
      schema={async () => (await import('@/features/checkout/schema')).orderFormSchema}
      onSubmit={onSubmit}
    >
      {children}
    </Form>
  )
}
