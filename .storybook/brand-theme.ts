import { create } from 'storybook/theming'

/**
 * The look of Storybook itself. Its sidebar is another page than the stories and can't read our variables, so the
 * values stand here again; `brand-theme.test.ts` compares them with `src/theme/base.css`.
 */
export const brandColors = {
  ink: '#1f1a17',
  inkSoft: '#5e544b',
  paper: '#fbf7f0',
  surface: '#fffdf9',
  sand: '#f2eadd',
  line: '#e1d5c2',
  lineStrong: '#8a7c6a',
  accent: '#a3211b',
} as const

const { ink, inkSoft, paper, surface, sand, line, lineStrong, accent } = brandColors

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
