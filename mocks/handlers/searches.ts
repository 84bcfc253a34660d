/** What somebody who searches expects of each product: kinds of garment, and what its colours, name and material, or sizes say. */
export type Expected = {
  in?: string
  colour?: RegExp
  says?: RegExp
  size?: string
}

const red = { in: 'dresses', colour: /^Đỏ/ } as const
const silk = /lụa(?! tơ tằm \(| hà)|tơ tằm/i
const redSilk = { ...red, says: silk } as const
const dresses = { in: 'dresses' } as const
const shirts = { says: /sơ mi/i } as const

/** What shoppers type, and all that they expect to find. */
export const searches: readonly (readonly [q: string, expected: Expected])[] = [
  // Both languages, in any order, with or without marks
  ['đầm lụa đỏ size M', { ...redSilk, size: 'M' }],
  ['red silk dress', redSilk],
  ['dress silk red', redSilk],
  ['silk dress in red', redSilk],
  ['dam lua do', redSilk],
  ['đỏ đầm lụa', redSilk],
  ['lụa đầm màu đỏ', redSilk],
  ['ĐẦM LỤA', { in: 'dresses', says: silk }],
  ['women’s red dresses', red],
  ['đầm đỏ', red],
  ['áo sơ mi', shirts],
  ['ao so mi', shirts],
  ['somi', shirts],
  ['shirts', shirts],
  // Synonyms
  ['váy đỏ', { in: 'dresses skirts', colour: /^Đỏ/ }],
  ['váy liền đỏ', red],
  ['chân váy đỏ', { in: 'skirts', colour: /^Đỏ/ }],
  ['red skirt', { in: 'skirts', colour: /^Đỏ/ }],
  ['áo phông trắng', { says: /áo thun/i, colour: /^Trắng/ }],
  ['white tee', { says: /áo thun/i, colour: /^Trắng/ }],
  ['quần bò', { in: 'quan-jeans' }],
  ['jeans', { in: 'quan-jeans' }],
  ['quần âu đen', { in: 'quan-tay', colour: /^Đen/ }],
  ['black trousers', { in: 'pants', colour: /^Đen/ }],
  // Colours and their families
  ['đầm xanh lá', { in: 'dresses', colour: /celadon|rêu/ }],
  ['green dress', { in: 'dresses', colour: /celadon|rêu/ }],
  ['sơ mi xanh dương', { ...shirts, colour: /thiên thanh|navy/ }],
  ['blue jeans', { in: 'quan-jeans', colour: /chàm|bạc|navy/ }],
  ['burgundy dress', { in: 'dresses', colour: /^Đỏ mận/ }],
  ['đầm đỏ đô', { in: 'dresses', colour: /^Đỏ mận/ }],
  ['pink blouse', { says: /áo kiểu/i, colour: /^Hồng/ }],
  ['ivory ao dai', { in: 'ao-dai', colour: /^Ngà/ }],
  ['đầm màu be', { in: 'dresses', colour: /^Be/ }],
  ['lavender dress', { in: 'dresses', colour: /^Tím/ }],
  // Sizes
  ['đầm XXL', { in: 'dresses', size: 'XXL' }],
  ['size XXL dress', { in: 'dresses', size: 'XXL' }],
  ['quần size 32', { in: 'pants', size: '32' }],
  ['small velvet dress', { in: 'dresses', says: /nhung\)/, size: 'S' }],
  // Cloths
  ['linen', { says: /linen/i }],
  ['áo dài nhung', { in: 'ao-dai', says: /nhung/i }],
  ['wool coat', { in: 'outerwear', says: /len/ }],
  ['lace', { says: /ren(?!g)/i }],
  ['quần đũi', { in: 'pants', says: /đũi/ }],
  // Occasions
  ['đầm dự tiệc', { in: 'dam-du-tiec' }],
  ['party dress', { in: 'dam-du-tiec' }],
  ['đi tiệc đỏ', { in: 'dam-du-tiec', colour: /^Đỏ/ }],
  ['wedding dress', { in: 'dam-du-tiec' }],
  ['đồ đi làm màu be', { says: /công sở|sơ mi|quần tây|bút chì|blazer/i, colour: /^Be/ }],
  ['đầm đi chơi hoa', { in: 'dam-dao-pho', says: /hoa/ }],
  ['áo dài tết đỏ', { in: 'ao-dai', colour: /^Đỏ/ }],
  ['summer dress', { in: 'dresses', says: /linen|đũi|tencel|voan/i }],
  // One slip of the finger
  ['đầm lụa đỏ siez M', { ...redSilk, size: 'M' }],
  ['red slik dress', redSilk],
  ['rde silk dres', redSilk],
  ['dma', dresses],
  ['linnen', { says: /linen/i }],
  ['chan vya do', { in: 'skirts', colour: /^Đỏ/ }],
  // Keys of marks that were left over
  ['ddaamf', dresses],
  ['ddaamf luja ddor', redSilk],
  ['aso daif nhung', { in: 'ao-dai', says: /nhung/i }],
  ['d9a62m lua5', { in: 'dresses', says: silk }],
  // Words that mean something else in a name
  ['cố đô', { says: /Cố Đô/ }],
  ['ao thun co tim', { says: /áo thun.* cổ tim/i }],
  // On the way to a word
  ['áo blaz', { says: /blazer/i, in: 'outerwear' }],
]

/** What nothing is all of, and all that is offered instead. */
export const nearSearches: readonly (readonly [q: string, near: Expected])[] = [
  ['đầm nhung vàng', { in: 'dresses', says: /nhung\)|Kim Ngân/ }],
  ['áo dài jeans đỏ', { in: 'ao-dai', colour: /^Đỏ/ }],
  ['velvet trench coat', { says: /măng tô|nhung\)/i }],
]
