import type { OperationId } from '../contract/operations.gen'
import type { Database } from '../db/database'
import type { Parts } from '../pipeline/samples/request'
import type { ActorName } from '../scenarios/names'
import type { Scenario } from '../scenarios/scenario'
import { chance } from '../seed/chance'
import { actors, type Seen } from './actors'

type TroupeOptions = {
  db: Database
  seed: number
  /** Answers an actor's call at that time of the world. */
  callAt: (now: Date, operation: OperationId, parts: Parts, token?: string) => Promise<unknown>
}

type Act = { actor: ActorName; at: Date; act: (now: Date) => unknown }

export type PlannedAct = { actor: ActorName; at: string }

export type Troupe = {
  /** Does what is due, before a call is answered. Who is no longer in the scenario leaves. */
  play(scenario: Scenario, now: Date): Promise<void>
  /** Shows the actors a call that was answered. */
  show(seen: Seen, now: Date): void
  planned(): readonly PlannedAct[]
}

/** More of them at one step of the clock would take as long as the world was away. */
const mostActs = 100

/**
 * Others who use the shop meanwhile. They act on the world's clock, between two calls: the same seed, calls and times give the
 * same world.
 */
export function createTroupe({ db, seed, callAt }: TroupeOptions): Troupe {
  const onStage = new Map<ActorName, { saw: (seen: Seen, now: Date) => void }>()
  let acts: readonly Act[] = []
  let playing = Promise.resolve()

  function enter(actor: ActorName, ownSeed: number, now: Date): void {
    let at = now
    const draw = chance(`${ownSeed}:${actor}`)
    const { enter: begin, saw } = actors[actor]()
    const stage = {
      db,
      draw,
      call: (operation: OperationId, parts: Parts, token?: string) =>
        callAt(at, operation, parts, token),
      plan([low, high]: readonly [number, number], act: Act['act']) {
        const due = new Date(at.getTime() + Math.round(draw.between(low, high) * 1000))
        const run = (then: Date) => {
          at = then
          return act(then)
        }
        acts = [...acts, { actor, at: due, act: run }].toSorted((a, b) => +a.at - +b.at)
      },
    }
    onStage.set(actor, {
      saw(seen, then) {
        at = then
        saw?.(stage, seen)
      },
    })
    begin?.(stage)
  }

  function castFor({ actors: cast }: Scenario, now: Date): void {
    for (const name of onStage.keys()) {
      if (cast.has(name)) continue
      onStage.delete(name)
      acts = acts.filter(({ actor }) => actor !== name)
    }
    for (const [name, own] of cast) if (!onStage.has(name)) enter(name, own ?? seed, now)
  }

  async function playDue(now: Date): Promise<void> {
    for (let done = 0; done < mostActs; done += 1) {
      const [next, ...later] = acts
      if (!next || next.at > now) return
      acts = later
      await next.act(next.at)
    }
  }

  return {
    play(scenario, now) {
      if (scenario.actors.size === 0 && onStage.size === 0) return playing
      castFor(scenario, now)
      playing = playing.then(() => playDue(now))
      return playing
    },
    show(seen, now) {
      for (const { saw } of onStage.values()) saw(seen, now)
    },
    planned: () => acts.map(({ actor, at }) => ({ actor, at: at.toISOString() })),
  }
}
