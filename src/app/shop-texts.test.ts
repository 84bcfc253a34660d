import { describe, expect, test } from 'vitest'
import { couponCodeMax } from '@/domain/order/bill'
import { orderFields } from '@/domain/order/form'
import { returnLimits } from '@/domain/returns/returns'
import type { MessageId } from '@/i18n/message-id.gen'
import { limits } from '@/lib/limits'
import { readTexts, textLookup } from '../../scripts/messages/source'

type Texts = Partial<Record<MessageId, string>>

/**
 * The texts that Product §8 quotes, in its order, and one of §5. The texts of the checkout are in the test of
 * its schema.
 */
const quoted: Record<'vi' | 'en', Texts> = {
  vi: {
    'auth.error.badCredentials': 'Email hoặc mật khẩu không đúng',
    'auth.error.loginFailed': 'Có lỗi xảy ra khi đăng nhập',
    'auth.error.cannotConnect': 'Có lỗi xảy ra khi kết nối tới server',
    'auth.error.user': 'Không thể lấy thông tin user',
    'auth.error.registerFailed': 'Có lỗi xảy ra khi đăng ký',
    'common.error.timeout': 'Kết nối tới server bị timeout',
    'common.error.offline': 'Không thể kết nối tới server',
    'line.error.products': 'Có lỗi xảy ra khi lấy thông tin giỏ hàng',
    'line.error.sync': 'Có lỗi xảy ra khi đồng bộ giỏ hàng',
    'product.error.notFound': 'Không tìm thấy sản phẩm',
    'catalogue.error.invalid': 'Dữ liệu không hợp lệ',
    'catalogue.error.offline': 'Không thể kết nối đến server',
    'address.error.country': 'Không thể tải thông tin quốc gia',
    'address.error.province': 'Không thể tải danh sách tỉnh/thành phố',
    'address.error.district': 'Không thể tải danh sách quận/huyện',
    'address.error.ward': 'Không thể tải danh sách phường/xã',
    'order.error.createFailed': 'Có lỗi xảy ra khi tạo đơn hàng',
    'order.error.cannotConnect': 'Có lỗi xảy ra khi kết nối tới server',
    'book.error.list': 'Có lỗi xảy ra khi tải danh sách địa chỉ',
    'book.error.offline': 'Không thể kết nối đến server',
    'ui.error': 'Có lỗi xảy ra',
    'book.error.delete': 'Có lỗi xảy ra khi xóa địa chỉ',
    'book.saved.changed': 'Cập nhật địa chỉ thành công',
    'book.saved.new': 'Thêm địa chỉ thành công',
    'book.deleted': 'Xóa địa chỉ thành công',
    'book.delete.ask': 'Bạn có chắc chắn muốn xóa địa chỉ này?',
  },
  en: {
    'cart.selectOne': 'Please select at least one item to checkout',
    'auth.error.registerInvalid': 'Validation failed',
    'product.chooseOptions': 'Please select color and size!',
    'payment.error.createFailed': 'Failed to create PayPal order',
    'payment.error.captureFailed': 'Failed to capture PayPal payment',
    'payment.error.statusFailed': 'Failed to check payment status',
    'payment.error.failed': 'Payment failed',
    'payment.error.cancelled': 'You cancelled the payment',
    'payment.error.expired': 'Invalid or expired token',
    'payment.error.processing': 'An error occurred while processing your order',
    'ui.error': 'An error occurred',
    'product.addFailed': 'Add to cart failed!',
    'wishlist.error.add': 'Add to wishlist failed!',
    'wishlist.error.remove': 'Remove from wishlist failed!',
    'catalogue.error.products': 'Error occurred while fetching products',
    'catalogue.error.offline': 'Cannot connect to server',
    'catalogue.error.categoryNotFound': 'Category not found',
    'catalogue.empty': 'No products found in this category',
    'product.sizeChart.missing': 'Size chart not available',
    'product.detail.missing': 'Product description not available',
    'product.related.none': 'No related products found',
    'adminProducts.error.save': 'An error occurred while creating/updating the product',
    'adminProducts.error.draft': 'An error occurred while saving draft',
  },
}

describe.each(['vi', 'en'] as const)(
  'the texts that docs/product.md quotes, word for word (%s) §8.12.1 §8.6.1',
  (locale) => {
    const textOf = textLookup(readTexts(locale))
    test.each(Object.entries(quoted[locale]))(
      '%s says "%s" §5.6.2 §8.1.1 §8.2.1 §8.3.1 §8.5.1 §8.6.1 §8.7.1 §8.9.1 §8.10.1 §8.11.1 §8.12.1',
      (id, text) => {
        const [quote, ...more] = (textOf(id as MessageId) ?? '').split(text)
        expect(quote).toBe('')
        // The quoted text may be followed by a sentence that says what to do.
        expect(more.join('')).toMatch(/^$|^[.]? \p{Lu}/u)
      },
    )
  },
)

test.each(['vi', 'en'] as const)(
  'cash on delivery has one name for shoppers and one for staff (%s) §9.6',
  (locale) => {
    const textOf = textLookup(readTexts(locale))
    expect(textOf('account.order.payment.cod')).toBe(textOf('checkout.payment.cod'))
    expect(textOf('adminDashboard.payment.cod')).toBe(textOf('adminOrders.payment.cod'))
  },
)

test.each([
  ['checkout.error.firstNameTooLong', orderFields.firstName.max],
  ['checkout.error.lastNameTooLong', orderFields.lastName.max],
  ['checkout.error.phoneTooLong', orderFields.phone.max],
  ['checkout.error.streetTooLong', orderFields.street.max],
  ['checkout.error.noteTooLong', orderFields.note.max],
  ['checkout.error.couponTooLong', couponCodeMax],
  ['checkout.error.noteTooLong', returnLimits.note],
  ['return.error.sizeTooLong', returnLimits.size],
  ['auth.validation.firstNameTooLong', limits.nameMax],
  ['auth.validation.lastNameTooLong', limits.nameMax],
  ['auth.validation.phoneTooLong', limits.phoneMax],
  ['auth.validation.phoneInvalid', limits.phoneMinDigits],
  ['auth.validation.passwordMinLength', limits.passwordMin],
] as const)('%s names the limit of its field', (id, limit) => {
  for (const locale of ['vi', 'en'] as const)
    expect(textLookup(readTexts(locale))(id)).toContain(limit.toLocaleString(locale))
})
