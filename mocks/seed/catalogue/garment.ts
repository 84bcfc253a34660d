export type Collar = 'camp' | 'point' | 'stand' | 'peter-pan' | 'v' | 'round' | 'boat' | 'square'
export type Sleeve = 'none' | 'short' | 'long' | 'puff' | 'bell'
export type Length = 'mini' | 'midi' | 'maxi'
export type Pattern =
  | 'plain'
  | 'twill'
  | 'stripe'
  | 'gingham'
  | 'dot'
  | 'floral'
  | 'brocade'
  | 'lace'
/** Trimmings. A garment that has no place for one ignores it; `rivets` make jeans of trousers. */
type Detail = 'buttons' | 'belt' | 'pockets' | 'rivets' | 'bow' | 'pleats' | 'ruffle' | 'embroidery'

export type ShirtCut = 'relaxed' | 'fitted' | 'cropped' | 'tunic'
export type DressCut = 'a-line' | 'straight' | 'wrap' | 'tiered' | 'pleated' | 'shirt'
export type SkirtCut = 'a-line' | 'straight' | 'wrap' | 'tiered' | 'pleated'
export type PantsCut = 'wide' | 'straight' | 'cropped' | 'tapered'
type AoDaiCut = 'classic' | 'modern'
export type OuterwearCut = 'blazer' | 'trench' | 'cardigan' | 'bomber'

type Cut =
  | { kind: 'shirt'; cut: ShirtCut }
  | { kind: 'dress'; cut: DressCut }
  | { kind: 'skirt'; cut: SkirtCut }
  | { kind: 'pants'; cut: PantsCut }
  | { kind: 'ao-dai'; cut: AoDaiCut }
  | { kind: 'outerwear'; cut: OuterwearCut }

export type GarmentDesign = Cut & {
  collar?: Collar
  sleeve?: Sleeve
  length?: Length
  pattern: Pattern
  details?: readonly Detail[]
}

export type Colour = { name: string; code: string }

export type Fibre =
  | 'linen'
  | 'silk'
  | 'rawSilk'
  | 'satin'
  | 'cotton'
  | 'poplin'
  | 'chiffon'
  | 'lace'
  | 'brocade'
  | 'velvet'
  | 'tweed'
  | 'wool'
  | 'knit'
  | 'khaki'
  | 'denim'
  | 'tencel'
  | 'crepe'
