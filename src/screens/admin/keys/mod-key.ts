/** Returns how the key for commands is written on this machine: "⌘" on a Mac, else "Ctrl". */
export function modKey(): string {
  return /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl'
}
