import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { text, title } from '@/theme/tokens'

const meta = { tags: ['!autodocs'] } satisfies Meta

export default meta

const marks = 'Ữ Ẫ Ổ ẶỴ ợ'

/** Stacked diacritics are not clipped and do not touch the line above; the bar of đ is seen in every size. */
export const Titles: StoryObj = {
  render: () => (
    <>
      {Object.entries(title).map(([name, value]) => (
        <p key={name} style={{ font: value }}>
          Áo dài lụa {marks}, đầm đỏ đứng dáng nơi công sở {marks}
        </p>
      ))}
    </>
  ),
  play: async () => {
    const faces = await document.fonts.load("500 24px 'Noto Serif Display'", marks)
    await expect(faces).not.toHaveLength(0)
  },
}

export const Text: StoryObj = {
  render: () => (
    <>
      {(['xl', 'lg', 'md', 'sm', 'xs'] as const).map((size) => (
        <p key={size} style={{ fontSize: text[size] }}>
          {marks} Giao hàng toàn quốc, <b>250.000VND</b>, đổi trả trong 7 ngày. {marks}
        </p>
      ))}
    </>
  ),
  play: async () => {
    const faces = await document.fonts.load("600 16px 'Be Vietnam Pro'", marks)
    await expect(faces).not.toHaveLength(0)
  },
}

/** The local fallback takes the same space as the web font, so that the swap moves nothing. */
export const Fallback: StoryObj = {
  render: () => (
    <>
      {['Be Vietnam Pro', 'Be Vietnam Pro Fallback', 'Be Vietnam Pro Fallback Android'].map(
        (family) => (
          <p key={family} style={{ fontFamily: `'${family}'` }}>
            Thêm vào giỏ hàng, thanh toán khi nhận hàng trên toàn quốc {marks}
          </p>
        ),
      )}
    </>
  ),
}
