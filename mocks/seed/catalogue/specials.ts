export const specials = {
  soldOut: 'ao-dai-gam-lua-thuy-moc',
  soldOutColour: { slug: 'dam-so-mi-linen-ha-an', colour: 'Đỏ sơn' },
  someSoldOut: 'ao-so-mi-linen-an-nhien',
  noImages: 'ao-thun-co-thuyen-binh-minh',
  longName: 'dam-maxi-xep-tang-mien-bien-nho',
  longColour: {
    slug: 'ao-kieu-lua-co-no-tho-ngay',
    colour: 'Xanh ngọc celadon men rạn lấy cảm hứng từ gốm Chu Đậu thế kỷ mười lăm',
  },
  priceRange: 'ao-dai-lua-ha-dong-nguyet-cat',
  onSale: 'ao-blazer-dang-suong-mai-chi',
  /** The description has scripts and event handlers that must never run. */
  dangerousHtml: 'chan-vay-xep-ly-gio-thu',
  inactive: 'quan-tay-ong-dung-mua-cu',
  draft: 'ao-khoac-bomber-satin-ban-mau',
} as const
