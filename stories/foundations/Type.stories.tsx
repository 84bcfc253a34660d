import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { text, title } from '@/theme/tokens.gen'
import tokens from '@brand/figma.gen.json'
import source from '@brand/tokens.json'
import { BookPage, Section, TokenName } from '../../.storybook/docs/page-parts'

const meta = preview.meta({ tags: ['!autodocs'], parameters: { layout: 'fullscreen' } })

const [[ui = ''], [display = '']] = [tokens.font.ui.$value, tokens.font.display.$value]

const sizes: Readonly<Record<string, { $value: { value: number; unit: string } }>> = tokens.text
/** Returns the font size of a text style. For a fluid style, returns the largest size. */
function sizeOf(name: string): string {
  const { value = 0, unit = '' } = sizes[name]?.$value ?? {}
  return `${value} ${unit}`
}
const { $type: _type, $description: _about, ...titles } = source.title
/**
 * The weight and size of each title, as the brand file writes them. `{text.h1}` refers to the size with that
 * name.
 */
const titleSizes = new Map(
  Object.entries(titles).map(([name, { $value }]) => {
    const { fontWeight, fontSize } = $value
    const size =
      typeof fontSize === 'string'
        ? `up to ${sizeOf(fontSize.replace(/^\{text\.|\}$/g, ''))}`
        : `${fontSize.value * 16} px`
    return [name, `${fontWeight}, ${size}`]
  }),
)
const marks = 'Ữ Ẫ Ổ Ặ đ Đ'

/**
 * All text styles. Stacked diacritics are not cut off and do not touch the line above, and the bar of đ is
 * visible in every size.
 */
export const Type = meta.story({
  render: () => (
    <BookPage
      title="Type"
      lead={`${display} speaks from 28 px up, ${ui} says everything else. Both are drawn for Vietnamese: marks stand in two storeys, and the bar of đ must be seen.`}
    >
      <Section id="titles" title="Titles">
        {Object.entries(title).map(([name, font]) => (
          <div key={name}>
            <TokenName name={`title.${name}`} value={titleSizes.get(name)} />
            <p style={{ font }}>
              Áo dài lụa {marks}, đầm đỏ đứng dáng nơi công sở {marks}
            </p>
          </div>
        ))}
      </Section>
      <Section id="text" title="Text">
        {Object.entries(text).map(([name, fontSize]) => (
          <div key={name}>
            <TokenName name={`text.${name}`} value={sizeOf(name)} />
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
