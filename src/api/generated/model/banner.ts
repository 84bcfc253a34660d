/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A slide of the hero.
 */
export type Banner = {
  /**
   * Set by the server, never given to another row.
   * @minimum 1
   */
  id: number
  /** Address of a picture. Wide: 16:9 or wider, at least 1,600 px. */
  image_url: string
  /**
   * Headline. May be empty.
   * @maxLength 255
   */
  title_1: string
  /**
   * Smaller line below it. May be empty.
   * @maxLength 255
   */
  title_2: string
  /**
   * Headline. In English; empty: shown in Vietnamese. Absent where the host has no English texts.
   * @maxLength 255
   */
  title_1_en?: string
  /**
   * Line below it. In English; empty: shown in Vietnamese. Absent where the host has no English texts.
   * @maxLength 255
   */
  title_2_en?: string
  /**
   * The point of the picture that stays in view at every crop, in percent from the left. Null: the shop chooses. Absent where the host does not know it.
   * @minimum 0
   * @maximum 100
   * @nullable
   */
  focus_x?: number | null
  /**
   * In percent from the top; null and absent as `focus_x`.
   * @minimum 0
   * @maximum 100
   * @nullable
   */
  focus_y?: number | null
  /**
   * How much of the picture, in percent of its width from the left, is plain enough for the texts on wide screens. Null: the shop chooses. Absent where the host does not know it.
   * @minimum 20
   * @maximum 100
   * @nullable
   */
  text_width?: number | null
  /** Where the button of the slide leads; empty: no button. */
  link: string
  /**
   * Slides go by it, ascending.
   * @minimum 0
   */
  order: number
  /** The version of the row: ISO 8601, later with every change. Sent back with a change, it lets the server notice that somebody else was faster. */
  updated_at?: string
}
