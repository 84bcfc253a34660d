import { localStore } from '@/lib/storage'

const key = 'auth_token'

/** The bearer token, kept as a raw string under `auth_token` (spec §7, §9). */
export const session = {
  token: (): string | null => localStore.read(key) || null,
  keep: (token: string): void => void localStore.write(key, token),
  forget: (): void => localStore.remove(key),
}
