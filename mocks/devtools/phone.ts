import { encodeQR } from 'qr'

const isOfThisMachine = (hostname: string): boolean => /^(localhost|127\.|\[::1\])/.test(hostname)

/**
 * Returns the URL under which a phone in the same network opens `href`. If `href` names another host than
 * this machine, the URL stays unchanged. Returns null when the server listens on this machine only.
 * @param network The server's origin in its network.
 */
export function phoneLink(href: string, network: string | null | undefined): string | null {
  const link = new URL(href)
  if (!isOfThisMachine(link.hostname)) return href
  if (!network) return null
  link.host = new URL(network).host
  return link.href
}

/** Returns the URL of a picture: a QR code that opens `link`. */
export const qrPicture = (link: string): string =>
  `data:image/svg+xml,${encodeURIComponent(encodeQR(link, 'svg', { ecc: 'low', border: 4 }))}`
