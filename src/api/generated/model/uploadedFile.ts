/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Where the uploaded file is served.
 */
export type UploadedFile = {
  url: string
}
