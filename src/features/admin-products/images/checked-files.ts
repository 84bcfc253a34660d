import { fileProblem, type ImageProblem, isSquare } from '@/domain/admin/image-file'

/** Why a file did not get in, by its name. */
export type Refusal = { name: string; why: ImageProblem | 'broken' | 'excess' | 'twice' }
export type CheckedFiles = { square: File[]; toCrop: File[]; refusals: Refusal[] }

/**
 * Looks into files in their order: their first bytes, their size, and whether the browser can draw them. Once there are
 * as many good ones as there is `room`, the others are refused without a look.
 */
export async function checkedFiles(files: readonly File[], room: number): Promise<CheckedFiles> {
  const checked: CheckedFiles = { square: [], toCrop: [], refusals: [] }
  const { square, toCrop, refusals } = checked
  for (const file of files) {
    const full = square.length + toCrop.length >= room
    const verdict = (await problemOf(file)) ?? (full ? 'excess' : await shapeOf(file))
    if (verdict === 'square') square.push(file)
    else if (verdict === 'crop') toCrop.push(file)
    else refusals.push({ name: file.name, why: verdict })
  }
  return checked
}

async function problemOf(file: File): Promise<ImageProblem | 'broken' | null> {
  try {
    return await fileProblem(file)
  } catch {
    // A folder that was dropped, or a file that has gone since.
    return 'broken'
  }
}

async function shapeOf(file: File): Promise<'square' | 'crop' | 'broken'> {
  try {
    const picture = await createImageBitmap(file)
    const shape = isSquare(picture) ? 'square' : 'crop'
    picture.close()
    return shape
  } catch {
    return 'broken'
  }
}
