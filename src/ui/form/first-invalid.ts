const control =
  'input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [contenteditable="true"]'

/** Returns the first control with an error, in reading order; in a radio group, the checked or first radio. */
export function firstInvalidControl(form: HTMLElement): HTMLElement | null {
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (!invalid || invalid.matches(control)) return invalid
  return invalid.querySelector<HTMLElement>('input:checked') ?? invalid.querySelector(control)
}
