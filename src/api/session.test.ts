import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { kept, hashOfText, person } from '@/lib/kept'
import { keptKeys, type KeptName } from '@/lib/kept-keys'
import { stubStorages } from '@/lib/memory-storage'
import { session } from './session'

const { local, tab } = stubStorages()
const lan = 'lan@moclan.vn'
const mai = 'mai@moclan.vn'

afterEach(() => session.end(session.now().number))

const profile = kept('profile')
const draft = kept('checkout_draft')

/** Writes to the shared storage as another browser tab does. */
const elsewhere = {
  signIn(token: string, email: string) {
    local.set('session_owner', hashOfText(email))
    local.set('auth_token', token)
    session.follow()
  },
  signOut() {
    local.delete('auth_token')
    local.delete('session_owner')
    session.follow()
  },
  lose() {
    local.delete('auth_token')
    session.follow()
  },
}

describe('a session', () => {
  test('begins with a sign-in and is over with a sign-out §4.1.1 §4.1.3', () => {
    const { number } = session.begin('one', lan)
    expect([local.get('auth_token'), session.token()]).toEqual(['one', 'one'])
    session.end(number)
    expect([local.has('auth_token'), session.now()]).toEqual([
      false,
      { token: null, number: number + 1, lost: false, isFollowed: false },
    ])
  })

  test('ends only by its own number, because a refusal may come after a new sign-in §4.1.6', () => {
    const first = session.begin('one', lan)
    session.end(first.number, 'expired')
    session.begin('two', lan)
    session.end(first.number, 'expired')
    expect([session.token(), local.get('auth_token')]).toEqual(['two', 'two'])
  })

  test('ends once, however many of its calls are refused', () => {
    const { number } = session.begin('one', lan)
    const heard = vi.fn()
    const stop = session.subscribe(heard)
    session.end(number, 'expired')
    session.end(number, 'expired')
    stop()
    expect(heard).toHaveBeenCalledOnce()
  })

  test('that another tab has started in the meantime continues', () => {
    const { number } = session.begin('one', lan)
    local.set('auth_token', 'two')
    session.end(number, 'expired')
    expect([session.token(), local.get('auth_token')]).toEqual(['two', 'two'])
  })

  test('stays in memory if the storage is blocked', () => {
    vi.stubGlobal('window', {})
    const { number } = session.begin('one', lan)
    expect(session.token()).toBe('one')
    session.follow()
    expect(session.token()).toBe('one')
    session.end(number)
    expect(session.token()).toBeNull()
  })
})

describe('the stored values of a person §14.3b §14.3c', () => {
  beforeEach(() => {
    session.begin('one', lan)
    profile.write('"Lan"')
    draft.write('"12 Lê Lợi"')
  })

  test('have keys without an e-mail address', () => {
    expect([...local.keys(), ...tab.keys()].join(' ')).not.toContain('lan')
  })

  test('are removed after a sign-out', () => {
    const number = person.number()
    session.end(session.now().number)
    expect([profile.read(), draft.read(), local.size, tab.size]).toEqual([null, null, 0, 0])
    expect(person.number()).toBe(number + 1)
  })

  test('are removed from this tab after a sign-out in another tab', () => {
    elsewhere.signOut()
    expect([draft.read(), tab.size, session.now().lost]).toEqual([null, 0, false])
  })

  test('come back after a sign-out in another tab if the same person signs in, and a visitor sees none of them §14.3e', () => {
    for (const signIn of [elsewhere.signIn, session.begin]) {
      draft.write('"12 Lê Lợi"')
      elsewhere.signOut()
      expect([draft.read(), [...local.values(), ...tab.values()]]).toEqual([null, []])
      signIn('two', lan)
      expect(draft.read()).toBe('"12 Lê Lợi"')
    }
    elsewhere.signOut()
    session.begin('three', mai)
    expect(draft.read()).toBeNull()
    session.begin('four', lan)
    expect(draft.read(), 'somebody else was here').toBeNull()
  })

  test('are replaced by a later text of the visitor who then signs in', () => {
    elsewhere.signOut()
    draft.write('"1 Phố Huế"')
    session.begin('two', lan)
    expect(draft.read()).toBe('"1 Phố Huế"')
  })

  test('stay on the page after a lost session, and after the next sign-in §14.3e', () => {
    const number = person.number()
    session.end(session.now().number, 'expired')
    expect(draft.read()).toBe('"12 Lê Lợi"')
    session.begin('two', lan)
    expect([profile.read(), draft.read(), person.number()]).toEqual([
      '"Lan"',
      '"12 Lê Lợi"',
      number,
    ])
  })

  test.each([
    ['in this tab', () => void session.begin('two', mai)],
    ['in another', () => elsewhere.signIn('two', mai)],
  ])('is gone when somebody else signs in %s', (_, signIn) => {
    const number = person.number()
    signIn()
    expect([profile.read(), draft.read()]).toEqual([null, null])
    expect([...local.values(), ...tab.values()].join(' ')).not.toMatch(/Lan|Lê Lợi/)
    expect(person.number()).toBe(number + 1)
  })

  test.each(['this tab', 'another'])(
    'are removed when another person signs in after a session was lost in %s',
    (where) => {
      if (where === 'another') elsewhere.lose()
      else session.end(session.now().number, 'expired')
      session.begin('two', mai)
      expect([profile.read(), draft.read()]).toEqual([null, null])
      expect([...local.values(), ...tab.values()].join(' ')).not.toMatch(/Lan|Lê Lợi/)
    },
  )

  test('are removed in every tab when the person gives up a lost session', () => {
    session.end(session.now().number, 'expired')
    elsewhere.signOut()
    expect([draft.read(), tab.size]).toEqual([null, 0])
  })
})

const personal = Object.entries(keptKeys).filter(([, { whose }]) =>
  ['account', 'staff'].includes(whose),
)

test.each(personal.map(([name]) => name as KeptName))('%s goes with its person §14.3a', (name) => {
  session.begin('one', lan)
  kept(name, 7).write('hers')
  session.end(session.now().number, 'expired')
  session.begin('two', mai)
  expect([kept(name, 7).read(), [...local.values(), ...tab.values()].includes('hers')]).toEqual([
    null,
    false,
  ])
})

test('text of a visitor stays through a sign-in, and is removed with that account §14.3b', () => {
  const number = person.number()
  draft.write('"9 Hàng Bông"')
  session.begin('one', lan)
  expect([draft.read(), person.number()]).toEqual(['"9 Hàng Bông"', number])
  session.end(session.now().number)
  expect([draft.read(), tab.size]).toEqual([null, 0])
})

test('values stored before the account is known stay when it is known', () => {
  local.set('auth_token', 'one')
  session.follow()
  draft.write('"12 Lê Lợi"')
  session.knownAs(session.now().number, lan)
  expect(draft.read()).toBe('"12 Lê Lợi"')
  session.end(session.now().number, 'expired')
  session.begin('two', lan)
  expect(draft.read()).toBe('"12 Lê Lợi"')
})

test('values of the device stay', () => {
  const cart = kept('cart')
  session.begin('one', lan)
  cart.write('[]')
  session.end(session.now().number)
  expect(cart.read()).toBe('[]')
})
