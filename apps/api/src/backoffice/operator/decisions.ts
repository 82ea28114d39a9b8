import type { Operator } from '../../platform/actor.ts';
import { byRef } from '../../platform/refs.ts';

type Ref = ReturnType<typeof byRef>;
type Act = (actorId: string, where: Ref) => Promise<string>;
type ActWithReason = (actorId: string, where: Ref, reason: string) => Promise<string>;
interface Key {
  readonly id: string;
}
interface Reason {
  readonly reason: string;
}

/** Decisions of operators about a class or a bundle; each call returns the id. */
interface Decisions {
  readonly takeUp: Act;
  readonly release: Act;
  readonly publish: Act;
  readonly revise: ActWithReason;
  readonly suspend: ActWithReason;
  readonly resume: Act;
}

/** The same as the calls of the desk, which answer how it stands now. */
export function presentDecisions<Row>(decisions: Decisions, present: (id: string) => Promise<Row>) {
  const act =
    (decide: Act) =>
    async (actor: Operator, { id }: Key) =>
      present(await decide(actor.id, byRef(id)));
  const actWithReason =
    (decide: ActWithReason) =>
    async (actor: Operator, { id }: Key, { reason }: Reason) =>
      present(await decide(actor.id, byRef(id), reason));
  return {
    takeUp: act(decisions.takeUp),
    release: act(decisions.release),
    publish: act(decisions.publish),
    revise: actWithReason(decisions.revise),
    suspend: actWithReason(decisions.suspend),
    resume: act(decisions.resume),
  };
}
