/** The props of a control in a form, which gives it its value, its error and its handlers by its name there. */
export type InForm<Props> = Omit<Props, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'> & {
  name: string
}
