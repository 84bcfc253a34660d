import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { text, title } from '@/theme/tokens.gen'
import tokens from '@brand/figma.gen.json'
import { BookPage, Section } from '../../.storybook/docs/page-parts'

const meta = preview.meta({ tags: ['!autodocs'], parameters: { layout: 'fullscreen' } })

const [[ui = ''], [display = '']] = [tokens.font.ui.$value, tokens.font.display.$value]
const marks = 'Ữ Ẫ Ổ Ặ đ Đ'

/** Stacked marks are not clipped and do not touch the line above; the bar of đ is seen in every size. */
export const Type = meta.story({
  render: () => (
    <BookPage
      title="Type"
      lead={`${display} speaks from 28 px up, ${ui} says everything else. Both are drawn for Vietnamese: marks stand in two storeys, and the bar of đ must be seen.`}
    >
      <Section id="titles" title="Titles">
        {Object.entries(title).map(([name, font]) => (
          <div key={name}>
            <code>title.{name}</code>
            <p style={{ font }}>
              Áo dài lụa {marks}, đầm đỏ đứng dáng nơi công sở {marks}
            </p>
          </div>
        ))}
      </Section>
      <Section id="text" title="Text">
        {Object.entries(text).map(([name, fontSize]) => (
          <div key={name}>
            <code>text.{name}</code>
            <p style={{ fontSize }}>
              {marks} Giao hàng tận nơi, <b>250.000VND</b>, đổi trả trong 7 ngày. {marks}
            </p>
          </div>
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
