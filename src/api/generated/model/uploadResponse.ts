/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { UploadedFile } from './uploadedFile.ts'

/**
 * Envelope.
 */
export type UploadResponse = {
  success: true
  message: string
  data: UploadedFile
}
