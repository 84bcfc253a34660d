const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/**
 * Returns a text in the form that HTML and XML need between tags and in double quotes. Control characters
 * stay, although XML does not allow them.
 */
export function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}
