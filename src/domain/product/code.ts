/** A code (SKU), or none: letters without marks, digits, dots, hyphens and low lines, as in bar codes (contract). */
export const codeShape = /^[A-Za-z0-9._-]{0,40}$/
