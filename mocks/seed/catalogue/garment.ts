export type Collar = 'camp' | 'point' | 'stand' | 'peter-pan' | 'v' | 'round' | 'boat' | 'square'
export type Sleeve = 'none' | 'short' | 'long' | 'puff' | 'bell'
export type Length = 'mini' | 'midi' | 'maxi'
export type Pattern =
  | 'plain'
  | 'twill'
  | 'rib'
  | 'stripe'
  | 'gingham'
  | 'dot'
  | 'floral'
  | 'brocade'
  | 'lace'
/** Details on the front or on the whole garment. `rivets` make the trousers jeans. */
type Detail =
  | 'buttons'
  | 'belt'
  | 'pockets'
  | 'rivets'
  | 'bow'
  | 'pleats'
  | 'ruffle'
  | 'lotus'
  | 'collar-trim'
  | 'thin-straps'
  | 'side-slits'
  | 'fringe'
  | 'braid'
  | 'straight body'
/** Details on the back of a garment. */
export type BackDetail = 'bow' | 'cranes' | 'vent'
/** Details inside the garment. Pictures can't show them. */
export type InnerDetail = 'lining' | 'elastic' | 'shorts' | 'padding'

export type ShirtCut = 'relaxed' | 'fitted' | 'cropped' | 'tunic'
export type DressCut = 'a-line' | 'straight' | 'shift' | 'wrap' | 'tiered' | 'pleated' | 'shirt'
export type SkirtCut = 'a-line' | 'straight' | 'wrap' | 'tiered' | 'pleated'
export type PantsCut = 'wide' | 'straight' | 'cropped' | 'tapered'
type AoDaiCut = 'classic' | 'modern'
export type OuterwearCut = 'blazer' | 'trench' | 'cardigan' | 'bomber'

type Cut =
  | { kind: 'shirt'; cut: ShirtCut }
  | { kind: 'dress'; cut: DressCut; length?: Length }
  | { kind: 'skirt'; cut: SkirtCut; length?: Length }
  | { kind: 'pants'; cut: PantsCut }
  | { kind: 'ao-dai'; cut: AoDaiCut }
  | { kind: 'outerwear'; cut: OuterwearCut }

export type GarmentDesign = Cut & {
  collar?: Collar
  sleeve?: Sleeve
  pattern: Pattern
  details?: readonly Detail[]
  behind?: readonly BackDetail[]
  inside?: readonly InnerDetail[]
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
