import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import styled from 'styled-components'
import { color, font, space, weight } from '@/theme/tokens'
import tokens from '@brand/figma.gen.json'
import { Measured } from '../../.storybook/book/Measured'
import { tokenRows } from '../../.storybook/book/token-rows'
import { BookPage, Note, Section } from '../../.storybook/docs/page-parts'

const meta = preview.meta({ tags: ['!autodocs'], parameters: { layout: 'fullscreen' } })

const [[ui = ''], [display = '']] = [tokens.font.ui.$value, tokens.font.display.$value]
const marks = 'Ữ Ẫ Ổ Ặ đ Đ'

/** Stacked marks are not clipped and do not touch the line above; the bar of đ is seen in every size. */
export const Type = meta.story({
  render: () => (
    <BookPage
      place="Foundations"
      title="Type"
      lead={`${display} speaks from 28 px up, ${ui} says everything else. Both are drawn for Vietnamese: marks stand in two storeys, and the bar of đ must be seen.`}
    >
      <Section id="titles" title="Titles">
        <Note>
          Weight, size, line height and family belong together: styles read them as one value of{' '}
          <code>font</code>. Sizes are fluid between 360 and 1280 px; the figures are those of this
          window.
        </Note>
        {tokenRows('title').map(({ name, token, role, value }) => (
          <Sample key={name}>
            <Measured token={token} note={role}>
              <p style={{ font: value }}>
                Áo dài lụa {marks}, đầm đỏ đứng dáng nơi công sở {marks}
              </p>
            </Measured>
          </Sample>
        ))}
      </Section>
      <Section id="text" title="Text">
        {tokenRows('text').map(({ name, token, role, value }) => (
          <Sample key={name}>
            <Measured token={token} note={role}>
              <p style={{ fontSize: value }}>
                {marks} Giao hàng tận nơi, <b>250.000VND</b>, đổi trả trong 7 ngày. {marks}
              </p>
            </Measured>
          </Sample>
        ))}
      </Section>
      <Section id="weights" title="Weights">
        {Object.entries(weight).map(([name, value]) => (
          <Sample key={name}>
            <Measured token={`weight.${name}`} note={value}>
              <p style={{ fontFamily: font.ui, fontWeight: value }}>Thêm vào giỏ hàng {marks}</p>
            </Measured>
          </Sample>
        ))}
      </Section>
      <Section id="fallback" title="While the font loads">
        <Note>
          A local font with adjusted measures takes the same room, so the swap moves nothing.
        </Note>
        {[ui, `${ui} Fallback`, `${ui} Fallback Android`].map((family) => (
          <p key={family} style={{ fontFamily: `'${family}'` }}>
            {family}: Thêm vào giỏ hàng, thanh toán khi nhận hàng {marks}
          </p>
        ))}
      </Section>
    </BookPage>
  ),
  play: async () => {
    const loaded = await document.fonts.load(`500 24px '${display}'`, marks)
    await expect(loaded).not.toHaveLength(0)
    const bold = await document.fonts.load(`600 16px '${ui}'`, marks)
    await expect(bold).not.toHaveLength(0)
  },
})

const Sample = styled.div`
  padding-block: ${space(3)};
  border-block-end: 1px solid ${color.line};
  overflow: hidden;
`
