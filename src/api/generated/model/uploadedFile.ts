/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * An uploaded picture.
 */
export type UploadedFile = {
  /** Where it is served from now on; the shop sends it back as it is. Absolute, a path of the API host, or a data URL. */
  url: string
}
