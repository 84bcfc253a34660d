const control =
  'input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [contenteditable="true"]'

/** The first control in reading order that carries an error; in a group of radio buttons the chosen or first one. */
export function firstInvalidControl(form: HTMLElement): HTMLElement | null {
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (!invalid || invalid.matches(control)) return invalid
  return invalid.querySelector<HTMLElement>('input:checked') ?? invalid.querySelector(control)
}
