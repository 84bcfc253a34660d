/**
 * The colours of Storybook itself. Its sidebar is another page than the stories and can't read our variables, so the
 * values stand here again; `scripts/storybook/brand-colors.test.ts` compares them with `src/theme/base.css`.
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
