/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { SectionCategory } from './sectionCategory.ts'
import type { SectionFeature } from './sectionFeature.ts'
import type { SectionTag } from './sectionTag.ts'

/**
 * What a section shows. `office_lady`: title, subtitle, description (each with its English), link, button_text, image, tags. `banner_home`: image, link; assumed: title and button_text (each with its English), below the picture. `categories`: title, categories. `features`: features. Fields of other keys are dropped when saved.
 */
export type SectionContent = {
  /**
   * Heading of the section.
   * @maxLength 255
   */
  title?: string
  /**
   * Small line above the heading.
   * @maxLength 5000
   */
  subtitle?: string
  /**
   * A paragraph of plain text.
   * @maxLength 5000
   */
  description?: string
  /**
   * Heading. In English; empty: shown in Vietnamese. Absent where the host has no English texts.
   * @maxLength 255
   */
  title_en?: string
  /**
   * Small line. In English; empty: shown in Vietnamese. Absent where the host has no English texts.
   * @maxLength 5000
   */
  subtitle_en?: string
  /**
   * Paragraph. In English; empty: shown in Vietnamese. Absent where the host has no English texts.
   * @maxLength 5000
   */
  description_en?: string
  /**
   * Of the button. In English; empty: shown in Vietnamese. Absent where the host has no English texts.
   * @maxLength 255
   */
  button_text_en?: string
  /** Where the button or the picture leads; http, https, mailto, tel or a path of the shop. */
  link?: string
  /**
   * Without it no button is shown.
   * @maxLength 255
   */
  button_text?: string
  /** Address of a picture. Empty: the section shows text only. */
  image?: string
  /** Price tags on the picture; name and price are asked for by id. Assumed: without them the picture has no tags. */
  tags?: SectionTag[]
  /** Tiles, in order. */
  categories?: SectionCategory[]
  /** Promises, in order; four fit in a row. */
  features?: SectionFeature[]
}
