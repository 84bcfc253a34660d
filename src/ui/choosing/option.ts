/** One choice of a list: what is kept and what is read. */
export type Option = { value: string; label: string }
