/** Which banner the URL says is edited; nothing for anything else it may say. */
export function editedBanner(said: unknown): number | 'new' | undefined {
  if (said === 'new') return said
  const id = Number(said)
  return Number.isInteger(id) && id > 0 ? id : undefined
}
