/** Returns the name of a folder or a component as words: `CartScreen` is `Cart screen`, `rich-text` is `Rich text`. */
export function nameForPeople(name: string): string {
  const words = name
    .replaceAll('-', ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/(?<= )[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
  return words.charAt(0).toUpperCase() + words.slice(1)
}
