import type { MessageId } from '@/i18n/message-id.gen'
import type { OperationId } from '../contract/operations.gen'
import type { ScenarioName, Words } from '../scenarios/names'

/** What people do on the page after it has opened. */
export const actions = {
  signIn: {
    vi: 'Bấm biểu tượng tài khoản, đăng nhập là khach@moclan.vn',
    en: 'Press the account icon and sign in as khach@moclan.vn',
  },
  register: {
    vi: 'Bấm biểu tượng tài khoản, mở Đăng ký, điền và gửi',
    en: 'Press the account icon, open Register, fill it in and send it',
  },
  scroll: { vi: 'Cuộn xuống cuối trang', en: 'Scroll to the end of the page' },
  openSizes: { vi: 'Mở Bảng size', en: 'Open the size chart' },
  add: { vi: 'Bấm Thêm vào giỏ', en: 'Press Add to cart' },
  keep: { vi: 'Bấm trái tim đầu tiên', en: 'Press the first heart' },
  letGo: { vi: 'Bấm trái tim đầu tiên để bỏ', en: 'Press the first heart to let it go' },
  pay: { vi: 'Bấm Đặt hàng', en: 'Press the pay button' },
  payAndApprove: {
    vi: 'Bấm Đặt hàng, rồi đồng ý trên trang PayPal',
    en: "Press the pay button, then approve on PayPal's page",
  },
  addAddress: {
    vi: 'Bấm Thêm địa chỉ, điền và lưu',
    en: 'Press Add address, fill it in and save it',
  },
  changeAddress: {
    vi: 'Sửa địa chỉ đầu tiên và lưu',
    en: 'Edit the first address and save it',
  },
  askDelete: { vi: 'Bấm Xóa ở địa chỉ đầu tiên', en: 'Press Delete at the first address' },
  deleteAddress: {
    vi: 'Xóa địa chỉ đầu tiên và đồng ý',
    en: 'Delete the first address and confirm it',
  },
  saveDraft: { vi: 'Nhập tên và lưu nháp', en: 'Type a name and save the draft' },
  importFile: {
    vi: 'Chọn một tệp CSV và nhập',
    en: 'Choose a CSV file and import it',
  },
  saveProduct: { vi: 'Sửa tên và lưu', en: 'Change the name and save' },
} as const satisfies Readonly<Record<string, Words>>

export type Action = keyof typeof actions

/** Where a text stands. */
export const places = {
  box: { vi: 'hộp đỏ trong cửa sổ', en: 'the red box of the window' },
  main: { vi: 'thay cho nội dung', en: 'in the place of what is missing' },
  toast: { vi: 'thông báo nổi', en: 'a toast' },
  inline: { vi: 'cạnh chỗ liên quan', en: 'beside what it is about' },
  window: { vi: 'trong cửa sổ', en: 'in the window' },
  nowhere: { vi: 'không ở đâu cả', en: 'nowhere: it is silent' },
} as const satisfies Readonly<Record<string, Words>>

export type Place = keyof typeof places

/** Whose words stand there: the shop's, by their id, or the server's as the scenario writes them. */
export type Said = { id: MessageId } | { server: string }

/** Why the text is there: a status, how the call failed otherwise, or no failure at all. */
export type Outcome =
  | number
  | 'other status'
  | 'timeout'
  | 'offline'
  | 'unreadable'
  | 'done'
  | 'none'

/** One sentence of the error catalogue (Product §8). */
export type ErrorRow = {
  /** Unique. Names the row in tests and on its page. */
  id: string
  /** Of Product. */
  section: `8.${number}`
  /** Null where no call is involved. */
  operation: OperationId | null
  outcome: Outcome
  said: Said
  place: Place
  /** The path that is opened. */
  path: string
  /** Empty only where `isByPath`. */
  scenario: readonly ScenarioName[]
  /** True where the path alone makes the state: it names what is not there, or says what came back. */
  isByPath?: true
  /** What to do there; null where the text is there at once. */
  action: Action | null
  /** The test that finds the text, as docs/spec-coverage.md names tests. */
  test: string
}
