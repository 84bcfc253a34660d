/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { UploadedFile } from './uploadedFile.ts'

/**
 * Answer with an uploaded picture.
 */
export type UploadResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: UploadedFile
}
