import { choice } from './choice'
import { code } from './code'
import { count } from './count'
import { day } from './day'
import { email } from './email'
import { flag } from './flag'
import { html } from './html'
import { image, images } from './image'
import type { Kind } from './kind'
import { line } from './line'
import { list } from './list'
import { measure } from './measure'
import { money } from './money'
import { parts } from './parts'
import { phone } from './phone'
import { relation } from './relation'
import { text } from './text'
import { version } from './version'

/** All kinds of fields by name. One that lacks a face does not compile. */
export const kinds = {
  text,
  line,
  code,
  html,
  phone,
  email,
  money,
  count,
  measure,
  day,
  choice,
  flag,
  relation,
  version,
  list,
  image,
  images,
  parts,
} as const satisfies Record<string, Kind>
export type KindName = keyof typeof kinds

/** Why a text is no value of these kinds. */
export type ProblemOf<Name extends KindName> = Extract<
  ReturnType<(typeof kinds)[Name]['read']>,
  { problem: unknown }
>['problem']

/** Returns the number that a text says; null where it says none. */
export function numberOf(kind: 'money' | 'count' | 'measure', text: string): number | null {
  const reading = kinds[kind].read(text, { optional: true })
  return 'value' in reading ? reading.value : null
}
