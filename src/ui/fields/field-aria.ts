type FieldNotes = { hint?: string | undefined; error?: string | undefined }

/** Id of the line under a control that holds its hint or error. */
export const noteIdOf = (controlId: string): string => `${controlId}-note`

/** Attributes that tie a control to its label (by id) and to the hint or error under it. */
export function fieldAria(controlId: string, { hint, error }: FieldNotes) {
  return {
    id: controlId,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? noteIdOf(controlId) : undefined,
  } as const
}
