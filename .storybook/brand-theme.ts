import { create } from 'storybook/theming'
import tokens from '../brand/moc-lan/figma.gen.json'

const hex = (name: keyof typeof tokens.color) => tokens.color[name].$value.hex
const [ink, inkSoft, paper, surface] = [hex('ink'), hex('inkSoft'), hex('paper'), hex('surface')]
const [sand, line, lineStrong, accent] = [
  hex('sand'),
  hex('line'),
  hex('lineStrong'),
  hex('accent'),
]

/** The look of the sidebar, the toolbar and the docs pages. */
export const brandTheme = create({
  base: 'light',
  brandTitle: 'Mộc Lan',
  brandUrl: './?path=/story/start-here--start-here',
  brandImage: './brand/logo.svg',
  brandTarget: '_self',
  fontBase: "'Be Vietnam Pro', sans-serif",
  colorPrimary: accent,
  colorSecondary: accent,
  appBg: sand,
  appContentBg: surface,
  appPreviewBg: paper,
  appBorderColor: line,
  appBorderRadius: 4,
  textColor: ink,
  textInverseColor: surface,
  textMutedColor: inkSoft,
  barBg: paper,
  barTextColor: inkSoft,
  barSelectedColor: accent,
  barHoverColor: accent,
  buttonBg: surface,
  buttonBorder: lineStrong,
  booleanBg: sand,
  booleanSelectedBg: surface,
  inputBg: surface,
  inputBorder: lineStrong,
  inputTextColor: ink,
  inputBorderRadius: 4,
})
