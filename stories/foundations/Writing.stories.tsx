import preview from '#.storybook/preview'
import { formatVnd } from '@/lib/numbers'
import { ShopTime } from '@/ui/data/ShopTime'
import { BookPage, Facts, Note, Section, Table } from '../../.storybook/docs/page-parts'

const meta = preview.meta({ tags: ['!autodocs'], parameters: { layout: 'fullscreen' } })

const words: readonly (readonly [vi: string, en: string, not: string])[] = [
  ['giỏ hàng', 'cart', 'basket, bag'],
  ['thêm vào giỏ hàng', 'add to cart', 'mua, buy'],
  ['thanh toán', 'check out', 'đặt hàng trước khi trả tiền'],
  ['đặt hàng', 'place the order', 'submit, gửi'],
  ['danh sách yêu thích', 'wishlist', 'favourites'],
  ['đăng nhập, đăng ký', 'sign in, create an account', 'login, log in, register (as a verb)'],
  ['hết hàng', 'sold out', 'không khả dụng, unavailable'],
  ['tạm tính', 'subtotal', 'tổng (before the server has said it)'],
  ['thử lại', 'try again', 'tải lại trang, reload'],
]

const errors: readonly (readonly [string, string])[] = [
  ['What happened, then what to do.', '“Không thể kết nối tới server” and a button “Thử lại”.'],
  [
    'At the field, in the words of the field.',
    '“Số điện thoại gồm 10 chữ số” instead of “Không hợp lệ”.',
  ],
  ['Nothing is lost.', 'What was typed stays, and the text says so where people may doubt it.'],
  ['No blame, no codes.', 'Never “Bạn đã nhập sai”, never “Error 500”.'],
]

/** Voice, words, dates, prices and errors in both languages. */
export const Writing = meta.story({
  render: () => (
    <BookPage
      place="Foundations"
      title="Writing"
      lead="We write as a good shop assistant speaks: short, warm, exact. Vietnamese is written first; English is written again, not translated word for word."
    >
      <Section id="voice" title="Voice">
        <Facts
          rows={[
            [
              'Tiếng Việt',
              'Says “bạn”, leaves out “chúng tôi” where it can. A button is a verb with its object: “Thêm vào giỏ hàng”. “Vui lòng” once, for a request, not for every sentence.',
            ],
            [
              'English',
              'British spelling (colour, catalogue), “you”, contractions where one would speak them. Sentence case everywhere, no exclamation marks.',
            ],
            ['Both', 'One thought a sentence. The important word comes first. No emoji.'],
          ]}
        />
      </Section>
      <Section id="words" title="Words we use, and avoid">
        <Table>
          <thead>
            <tr>
              <th scope="col">Tiếng Việt</th>
              <th scope="col">English</th>
              <th scope="col">Not</th>
            </tr>
          </thead>
          <tbody>
            {words.map(([vi, en, not]) => (
              <tr key={vi}>
                <th scope="row" lang="vi">
                  {vi}
                </th>
                <td>{en}</td>
                <td>{not}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Section>
      <Section id="figures" title="Prices, dates, phone numbers">
        <Facts
          rows={[
            [
              'Prices',
              <>
                <b>{formatVnd(1_290_000)}</b> in both languages: points between thousands, VND
                without a space, never broken over two lines.
              </>,
            ],
            [
              'Dates',
              <>
                <ShopTime at="2026-11-22T04:29:00Z" /> here; vi “11:29 ngày 22/11/2026”, en “22
                November 2026, 11:29”. Always the shop’s time zone.
              </>,
            ],
            ['Phone numbers', 'Shown as they are read aloud: 0912 345 678.'],
            ['Names', 'Family name first, as in Vietnam: Nguyễn Lan.'],
          ]}
        />
      </Section>
      <Section id="errors" title="Errors">
        <Facts rows={errors} />
        <Note>
          The texts themselves: <code>src/i18n/messages/vi</code> and{' '}
          <code>src/i18n/messages/en</code>, one file for each area.
        </Note>
      </Section>
    </BookPage>
  ),
})
