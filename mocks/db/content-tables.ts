/** Row types of the content that staff edit besides products: banners, home sections, site, menu. */

export type BannerRow = {
  id: number
  image_url: string
  title_1: string
  title_2: string
  link: string
  order: number
  created_at: string
  updated_at: string
}

export type SectionContents = {
  office_lady: {
    title: string
    subtitle: string
    description: string
    image: string
    link: string
    button_text: string
    tags: { product_id: number; x: number; y: number }[]
  }
  banner_home: { image: string; link: string }
  categories: { title: string; categories: { name: string; image: string; link: string }[] }
  features: { features: { icon: string; text: string }[] }
}

export type SectionKey = keyof SectionContents

/** One home page section; the key decides the shape of `content`. */
export type SectionRow = {
  [Key in SectionKey]: {
    section_key: Key
    is_active: boolean
    position: number
    content: SectionContents[Key]
    updated_at: string
  }
}[SectionKey]

/** Site-wide information; the table has one row. */
export type SiteRow = {
  id: number
  website: { name: string; description: string; logo: string; favicon: string; url: string }
  contact: { email: string; phone: string; address: string; working_hours: string }
  social: { facebook: string; instagram: string; twitter: string; youtube: string }
  seo: { title: string; description: string; keywords: string }
  updated_at: string
}

export type MenuItemRow = {
  id: number
  parent_id: number | null
  name: string
  slug: string
  menu_type: 'category' | 'page' | 'link'
  final_url: string
  is_active: boolean
  position: number
}
