import { create } from 'storybook/theming'
import type tokenFile from '../brand/moc-lan/figma.gen.json'
import type { brand as brandFile } from '../scripts/lib/brand'

/** What Storybook shows of a brand: its name and its tokens. */
export type BrandLook = { brand: Pick<typeof brandFile, 'name'>; tokens: typeof tokenFile }

/** Returns the look of the sidebar, the toolbar and the docs pages. */
export function brandTheme({ brand, tokens }: BrandLook) {
  const hex = (name: keyof typeof tokens.color) => tokens.color[name].$value.hex
  const [ink, inkSoft, paper, surface] = [hex('ink'), hex('inkSoft'), hex('paper'), hex('surface')]
  const [sand, line, strong, accent] = [hex('sand'), hex('line'), hex('lineStrong'), hex('accent')]
  const radius = tokens.radius.md.$value.value
  return create({
    base: 'light',
    brandTitle: brand.name,
    brandUrl: './?path=/story/start-here--start-here',
    brandImage: './brand/logo.svg',
    brandTarget: '_self',
    fontBase: tokens.font.ui.$value.map((family) => `'${family}'`).join(', '),
    colorPrimary: accent,
    colorSecondary: accent,
    appBg: sand,
    appContentBg: surface,
    appPreviewBg: paper,
    appBorderColor: line,
    appBorderRadius: radius,
    textColor: ink,
    textInverseColor: surface,
    textMutedColor: inkSoft,
    barBg: paper,
    barTextColor: inkSoft,
    barSelectedColor: accent,
    barHoverColor: accent,
    buttonBg: surface,
    buttonBorder: strong,
    booleanBg: sand,
    booleanSelectedBg: surface,
    inputBg: surface,
    inputBorder: strong,
    inputTextColor: ink,
    inputBorderRadius: radius,
  })
}
