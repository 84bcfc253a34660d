import { localStore } from '@/lib/storage'

const key = 'mock.qa'

/** Whether to show the QA panel: `?qa` in the address turns it on for this browser, `?qa=0` off. */
export function wantsPanel(search: string): boolean {
  const asked = new URLSearchParams(search).get('qa')
  if (asked === '0') localStore.remove(key)
  else if (asked !== null) localStore.write(key, '1')
  return localStore.read(key) === '1'
}
