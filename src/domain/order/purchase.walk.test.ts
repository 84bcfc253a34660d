import { expect, test } from 'vitest'
import type { Order, OrderRequest } from '@/api/generated/model'
import { shirtLine } from '../cart/example-lines'
import type { PaypalPayment, Purchase } from './ledger'
import { nextPurchaseStep } from './purchase'
import type { PurchaseEffect, PurchaseEvent, CheckoutState, PurchaseTurn } from './purchase-states'

/** Returns a function that returns random numbers from 0 to below 1. The same seed gives the same numbers. */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

type HostOrder = {
  key: string
  content: string
  method: string
  state: 'pending' | 'approved' | 'captured' | 'cancelled'
}

type Tab = {
  now: CheckoutState
  todo: readonly PurchaseEffect[]
  inbox: PurchaseEvent | null
  key: string
  besides: readonly string[]
  last: PurchaseTurn['last']
  /** Purchases that only this page knows, because the storage is full. */
  own: readonly Purchase[]
}

/**
 * Simulates a shopper with two browser tabs of one cart, and a host that keeps the contract. Any fault may
 * happen between the tabs and the host.
 */
function world(seed: number, { isFull = false } = {}) {
  const random = randomFrom(seed)
  const chance = (part: number) => random() < part
  const orders: HostOrder[] = []
  let shared: readonly Purchase[] = []
  let holder: Tab | null = null
  let keys = 0
  let isFair = false
  let agains = 0
  let emptied = 0
  const fresh = () => `key-${++keys}`
  const open = (): Tab => ({
    now: { state: 'composing' },
    todo: [],
    inbox: null,
    key: fresh(),
    besides: [],
    last: undefined,
    own: [],
  })
  const tabs = [open(), open()]
  const ledgerOf = (tab: Tab) => (isFull ? tab.own : shared)
  const write = (tab: Tab, next: readonly Purchase[]) => {
    if (isFull) tab.own = next
    else shared = next
  }
  const counted = () =>
    orders.filter(({ method, state }) =>
      method === 'cod' ? state !== 'cancelled' : state === 'captured',
    )

  function place({ replaces, ...request }: OrderRequest, key: string): PurchaseEvent {
    const content = JSON.stringify(request)
    const known = orders.find((one) => one.key === key)
    const failed = (why: 'refused' | 'otherContent' | 'replacedIsPaid') =>
      ({ is: 'notPlaced', why, error: why }) as const
    if (known && known.content !== content) return failed('otherContent')
    if (!known && !isFair && chance(0.1)) return failed('refused')
    const replaced = orders.find((one) => one.key === replaces && one.method === 'paypal')
    if (!known && replaced && ['approved', 'captured'].includes(replaced.state))
      return failed('replacedIsPaid')
    if (!known && replaced) replaced.state = 'cancelled'
    const order = known ?? {
      key,
      content,
      method: request.payment_method,
      state: 'pending' as const,
    }
    if (!known) orders.push(order)
    if (!isFair && chance(0.2)) return { is: 'notPlaced', why: 'lost', error: 'lost' }
    const status = order.state === 'cancelled' ? 'cancelled' : 'pending'
    const payment: PaypalPayment | null =
      order.method === 'paypal'
        ? { paymentId: key, token: key, url: 'https://paypal.example' }
        : null
    const placed = { code: key, status, items: [], total_amount: 1 } as unknown as Order
    return { is: 'answered', order: placed, payment, repeated: known !== undefined }
  }

  function capture(payment: string): PurchaseEvent {
    const order = orders.find(({ key }) => key === payment)
    if (!order || order.state === 'cancelled' || order.state === 'pending')
      return { is: 'notCaptured', why: 'ended', error: 'ended' }
    order.state = 'captured'
    return !isFair && chance(0.3)
      ? { is: 'notCaptured', why: chance(0.3) ? 'signedOut' : 'lost', error: 'lost' }
      : { is: 'captured', status: chance(0.2) ? 'pending' : 'successful' }
  }

  function lookUp(token: string | undefined): PurchaseEvent {
    const order = orders.find(({ key }) => key === token)
    const status =
      order?.state === 'captured'
        ? 'successful'
        : order?.state === 'cancelled'
          ? 'cancelled'
          : 'pending'
    return { is: 'lookedUp', status: order && (isFair || chance(0.8)) ? status : null }
  }

  function attemptOf(tab: Tab) {
    // With a full storage, a reload forgets the sent content, so the tab could not send it again. The host
    // refuses a key with other content. So all attempts have the same content in this case.
    const method = isFull || chance(0.5) ? ('cod' as const) : ('paypal' as const)
    const request = {
      payment_method: method,
      note: !isFull && chance(0.3) ? 'changed' : '',
      items: [],
    } as unknown as OrderRequest
    return { method, lines: [shirtLine], besides: tab.besides, since: 0, key: tab.key, request }
  }

  function perform(tab: Tab, effect: PurchaseEffect): PurchaseEvent | null | 'wait' {
    switch (effect.do) {
      case 'check':
        return { is: 'checked', attempt: isFair || chance(0.9) ? attemptOf(tab) : null }
      case 'takeTurn':
        if (holder && holder !== tab) return 'wait'
        holder = tab
        return { is: 'turn', ledger: ledgerOf(tab), last: tab.last, knowsKeys: true }
      case 'send':
        return place(effect.request, effect.key)
      case 'capture':
        return capture(effect.payment)
      case 'lookUp':
        return lookUp(effect.token)
      case 'save':
        write(tab, [
          ...ledgerOf(tab).filter(({ key }) => key !== effect.purchase.key),
          effect.purchase,
        ])
        return null
      case 'forget':
        write(
          tab,
          ledgerOf(tab).filter(
            ({ key, state }) => key !== effect.key || (effect.unlessOrdered && state === 'ordered'),
          ),
        )
        return null
      case 'rememberSent':
        tab.last = effect
        return null
      case 'renewKey':
        tab.key = fresh()
        return null
      case 'takeFromCart':
        emptied += 1
        expect(
          orders.some(({ method, state }) => method === 'cod' || state === 'captured'),
          'the cart is emptied by an order alone',
        ).toBe(true)
        return null
    }
  }

  /** Reloads the page. The state of the page is lost. The checkout's key and the last request are kept. */
  function reload(tab: Tab) {
    if (holder === tab) holder = null
    Object.assign(tab, { now: { state: 'composing' }, todo: [], inbox: null, besides: [], own: [] })
  }

  /** Acts as the shopper when the tab waits for a click. */
  function act(tab: Tab) {
    const { now } = tab
    if (holder === tab) holder = null
    if (now.state === 'placed') return
    if (now.state === 'approving') {
      const { token } = now.purchase.payment
      const order = orders.find(({ key }) => key === token)
      const isOpen = order?.state === 'pending' || order?.state === 'approved'
      const { purchase } = now
      tab.now = { state: 'composing' }
      if (isFair || chance(0.6)) {
        if (order && isOpen) order.state = 'approved'
        tab.inbox = { is: 'approved', token: token ?? undefined }
      } else {
        const isCancelled = chance(0.5)
        if (order?.state === 'pending' && isCancelled) order.state = 'cancelled'
        if (!isCancelled || order?.state === 'cancelled')
          tab.inbox = { is: 'cameBack', purchase, isCancelled }
      }
      return
    }
    if (now.state === 'composing' && now.notice && chance(0.1)) {
      tab.besides = ledgerOf(tab).map(({ key }) => key)
      agains += 1
    }
    const known = { ledger: ledgerOf(tab), lines: [shirtLine], since: 0, besides: tab.besides }
    const isElsewhere = !isFair && chance(0.1)
    tab.inbox = isElsewhere
      ? chance(0.5)
        ? { is: 'left' }
        : { is: 'news', ...known }
      : { is: 'pressed', ...known }
  }

  function walk(tab: Tab) {
    if (!isFair && chance(0.05)) reload(tab)
    else if (tab.inbox) {
      // A late response to an earlier click must change nothing.
      const { next, effects } = nextPurchaseStep(tab.now, tab.inbox, { now: 1, fresh: fresh() })
      Object.assign(tab, { now: next, todo: effects, inbox: null })
    } else {
      const [effect, ...todo] = tab.todo
      if (!effect) return act(tab)
      const event = perform(tab, effect)
      if (event !== 'wait') Object.assign(tab, { todo, inbox: event })
    }
    return undefined
  }

  const isDone = ({ now }: Tab) =>
    now.state === 'placed' || (now.state === 'composing' && now.notice?.state === 'ordered')

  return {
    step: () => walk(tabs[chance(0.5) ? 0 : 1] ?? open()),
    /** Goes on without faults. Returns for each browser tab whether it gets an order. */
    finish() {
      isFair = true
      return tabs.map((tab) => {
        for (const other of tabs) if (other !== tab) reload(other)
        for (let count = 0; count < 60 && !isDone(tab); count++) walk(tab)
        return isDone(tab)
      })
    },
    counted: () => counted().length,
    allowed: () => (isFull ? tabs.length : 1) + agains,
    emptied: () => emptied,
  }
}

test.each([
  ['when tabs share a storage', false],
  ['when the storage is full', true],
])(
  '%s, a click makes at most one order and is never a dead end, whatever fails §4.8.9a §4.8.9e §4.8.9i',
  (_, isFull) => {
    for (let seed = 1; seed <= 2000; seed++) {
      const { step, finish, counted, allowed, emptied } = world(seed, { isFull })
      for (let count = 0; count < 80; count++) {
        step()
        expect(counted(), `seed ${seed}: orders after ${count} steps`).toBeLessThanOrEqual(
          allowed(),
        )
      }
      expect(finish(), `seed ${seed}: each tab ends with an order`).toEqual([true, true])
      expect(counted(), `seed ${seed}: orders at the end`).toBeLessThanOrEqual(allowed())
      expect(counted()).toBeGreaterThanOrEqual(Math.min(1, emptied()))
    }
  },
)
