// Generated from tokens.json by `npm run gen`. Not edited by hand.

/** Distance on the 4 px grid: `space(4)` is `16px`. */
export const space = (steps: number): `${number}px` => `${steps * 4}px`

export const color = {
  /** Main text. */
  ink: 'var(--color-ink)',
  /** Secondary text, still at least 4.5:1 on every light ground. */
  inkSoft: 'var(--color-ink-soft)',
  /** The page. */
  paper: 'var(--color-paper)',
  /** Cards, fields, dialogs. */
  surface: 'var(--color-surface)',
  /** Tinted ground: pictures, footers, hovered rows. */
  sand: 'var(--color-sand)',
  /** Decorative hairline. */
  line: 'var(--color-line)',
  /** Outline of a control, at least 3:1. */
  lineStrong: 'var(--color-line-strong)',
  /** Actions and sale prices. Lacquer red. */
  accent: 'var(--color-accent)',
  /** An action under the pointer or pressed. */
  accentHover: 'var(--color-accent-hover)',
  /** Ground of a chosen filter, day or pressed button. */
  accentSoft: 'var(--color-accent-soft)',
  /** Text on accent or ink. */
  onAccent: 'var(--color-on-accent)',
  /** Secondary colour: in progress, chosen, charts. */
  celadon: 'var(--color-celadon)',
  /** Ground of what is done or saved. */
  celadonSoft: 'var(--color-celadon-soft)',
  /** Done, in stock, active. */
  positive: 'var(--color-positive)',
  /** Needs an action soon: low stock, waiting. */
  warning: 'var(--color-warning)',
  /** What went wrong: a red of its own, which no action has. */
  danger: 'var(--color-danger)',
  /** Ground of an error. */
  dangerSoft: 'var(--color-danger-soft)',
  /** Focus ring. */
  focus: 'var(--color-focus)',
  /** Behind dialogs and drawers. */
  overlay: 'var(--color-overlay)',
} as const

export const font = {
  /** The text family, which falls back to a local font with matched metrics. */
  ui: 'var(--font-ui)',
} as const

/** Font sizes; those of titles are fluid between 360 and 1280 px, and `$value` is the largest. */
export const text = {
  xs: 'var(--text-xs)',
  sm: 'var(--text-sm)',
  /** 16 px. */
  md: 'var(--text-md)',
  lg: 'var(--text-lg)',
  xl: 'var(--text-xl)',
  h3: 'var(--text-h3)',
} as const

/** Line heights tall enough for stacked Vietnamese marks (Ẫ, Ặ, Ữ). */
export const leading = {
  text: 'var(--leading-text)',
  display: 'var(--leading-display)',
} as const

/** Values of `font` for titles: weight, size, line height and family belong together. `h1` and larger, `h2` and `mark` are the display family; below 28 px titles are set in the text family: a serif's hairlines vanish there on 1x screens, and đ reads as d. The elements `h1` to `h6` have theirs already. */
export const title = {
  hero: 'var(--title-hero)',
  h1: 'var(--title-h1)',
  h2: 'var(--title-h2)',
  /** The shop's name, always 28 px. */
  mark: 'var(--title-mark)',
  h3: 'var(--title-h3)',
  /** 16 px. */
  h4: 'var(--title-h4)',
} as const

export const radius = {
  sm: 'var(--radius-sm)',
  md: 'var(--radius-md)',
  lg: 'var(--radius-lg)',
  pill: 'var(--radius-pill)',
} as const

export const shadow = {
  low: 'var(--shadow-low)',
  high: 'var(--shadow-high)',
} as const

/** The weights of the text family. */
export const weight = {
  regular: '400',
  bold: '600',
} as const

/** base.css cuts every duration short under `prefers-reduced-motion`. */
export const motion = {
  /** 150 ms. */
  fast: 'var(--motion-fast)',
  /** 200 ms. */
  base: 'var(--motion-base)',
  /** 300 ms. */
  slow: 'var(--motion-slow)',
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
} as const

export const size = {
  /** Product §9. */
  header: 'var(--header-height)',
  /** Product §9. */
  searchOverlay: '194px',
  /** Smallest touch target. */
  target: '44px',
  /** Widest content. */
  content: 'var(--content-width)',
  /** Product §9. */
  registerButton: '48px',
  /** Room behind the word of a menu item for its small chevron, which loads later. */
  chevronRoom: '18px',
} as const

/** Buttons and fields; the back office makes them smaller under a fine pointer (`screens/admin/AdminFrame`). */
export const control = {
  /** Of a button; fields are 4 px higher. */
  height: 'var(--control-height)',
  /** Size of the text. */
  text: 'var(--control-text)',
} as const

/** Bars along an edge of the window. In a low window, 400 % zoom for example, none sticks: it would hide the page. */
export const stickyBar = {
  /** `sticky`, or `relative` in a low window. */
  position: 'var(--bar-position)',
  /** Height that the stuck header hides at the top of the window. */
  headerCover: 'var(--header-cover)',
  /** One row along the lower edge of a phone. */
  rowHeight: '64px',
} as const

/** Sizes of the first view, which depend on the window. The page uses them before the app renders (app/first-view.css). */
export const box = {
  /** Between the content and the edge of the window. */
  gutter: 'var(--gutter)',
  heroHeight: 'var(--hero-height)',
  heroPictureHeight: 'var(--hero-picture-height)',
  heroPicturePosition: 'var(--hero-picture-position)',
  heroVeil: 'var(--hero-veil)',
  cardColumns: 'var(--card-columns)',
  cardGap: 'var(--card-gap)',
  cardRatio: 'var(--card-ratio)',
  /** Height of most names on cards: two lines on a phone. */
  cardName: 'var(--card-name)',
  /** Width of a card in a strip of products: on phones the next one peeps in. */
  stripColumn: 'var(--strip-column)',
  /** Height of a card in a strip of products, with two lines for name and price. */
  stripCard: 'var(--strip-card)',
  productPadding: 'var(--product-padding)',
  productColumns: 'var(--product-columns)',
  productGap: 'var(--product-gap)',
  /** Of a product's picture: on a phone as large as the rest of the first view allows, and the next one peeps in. Below it and above the buy bar there is room for both names, price, colour and size: 268 px. */
  shotWidth: 'var(--shot-width)',
  buyBarHeight: 'var(--buy-bar-height)',
  /** Column of small pictures beside the large one, gap included; 0 on narrow screens. */
  thumbsWidth: 'var(--thumbs-width)',
} as const

/** The one z-index scale. */
export const depths = {
  base: 0,
  sticky: 10,
  header: 20,
  drawer: 30,
  dialog: 40,
  toast: 50,
  /** The skip link is above everything. */
  skip: 60,
} as const

/** Media queries for styled templates: `${media.tablet} { … }`. Phone styles come first, without a query. Widths are in em: 768, 1024, 1200 and 1440 px at the usual size of text; whose browser has larger text gets the layout that has room for it. */
export const media = {
  /** For what has to be undone on tablets otherwise; all else of a phone comes without a query. */
  phone: '@media (max-width: 47.99em)',
  /** The narrowest phone, or a window at 400 %. */
  narrow: '@media (max-width: 21em)',
  /** A phone whose text is twice the size. */
  tiny: '@media (max-width: 15em)',
  tablet: '@media (min-width: 48em)',
  belowLandscape: '@media (max-width: 63.99em)',
  belowDesktop: '@media (max-width: 74.99em)',
  /** A tablet lying on its side: the back office has its sidebar from here. */
  landscape: '@media (min-width: 64em)',
  desktop: '@media (min-width: 75em)',
  wide: '@media (min-width: 90em)',
  /** Tablets, and phones in landscape: two columns fit. */
  tabletOrSideways: '@media (min-width: 48em), (min-width: 35em) and (max-height: 30em)',
  /** High enough for bars that stick to an edge; `bar.position` of the tokens says the same. */
  tall: '@media (min-height: 30.01em)',
  /** Tablets, and windows too low for a bar that sticks to an edge. */
  tabletOrLow: '@media (min-width: 48em), (max-height: 30em)',
  /** A pointer that can hover: a mouse or a trackpad. */
  hover: '@media (hover: hover) and (pointer: fine)',
  /** A finger on any size of screen. */
  coarse: '@media (pointer: coarse)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const
