import { possibleActs, type AbuseAct } from '@sinau/contracts/backoffice/abuse/abuse.rules';
import type { Operator } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { appendAudit } from '../../core/audit/index.ts';
import { setProfileHidden } from '../../storefront/profile/index.ts';
import { setEntryHidden } from '../../study/discussion/index.ts';
import { setWorkHidden } from '../../study/portfolio/index.ts';
import { setReviewTakenDown } from '../../study/review/index.ts';
import type { CaseRow } from '../abuse-case/index.ts';
import { liftStop, stopMitra } from '../suspension/index.ts';
import type { ClassControl } from '../operator/index.ts';
import { notifyAuthor } from './notify-parties.ts';
import type { ThingRow } from './things.queries.ts';

interface Context extends Pick<Deps, 'clock' | 'jobs'> {
  readonly classes: ClassControl;
}
interface Situation {
  readonly operator: Operator;
  readonly current: CaseRow;
  readonly thing: ThingRow;
  readonly reason: string;
}
type Take = (tx: Db, context: Context, situation: Situation) => Promise<unknown>;

/** Hides a thing, or shows it again where `reason` is null, by the machine of its kind. */
export async function setHidden(
  tx: Db,
  operator: Operator,
  { kind, subjectId }: Pick<CaseRow, 'kind' | 'subjectId'>,
  reason: string | null,
  now: Date,
) {
  if (kind === 'review') return setReviewTakenDown(tx, operator.id, subjectId, reason, now);
  if (kind === 'discussion') return setEntryHidden(tx, operator, subjectId, reason, now);
  if (kind === 'profile') return setProfileHidden(tx, operator.id, subjectId, reason, now);
  if (kind === 'portfolio') return setWorkHidden(tx, operator.id, subjectId, reason, now);
  throw new AppError('report_act_impossible');
}

const takes: Record<AbuseAct, Take> = {
  async hide(tx, context, { operator, current, thing, reason }) {
    await setHidden(tx, operator, current, reason, context.clock.now());
    await notifyAuthor(tx, context, current, thing, { act: 'hide', reason });
  },
  async warn(tx, context, { operator, current: { id, kind, subjectId, title }, thing, reason }) {
    if (kind === 'appeal') throw new AppError('report_act_impossible');
    const subject = { type: kind, id: subjectId, title };
    await appendAudit(tx, { act: 'author.warn', actorId: operator.id, subject, reason }, context.clock.now());
    await notifyAuthor(tx, context, { id, kind }, thing, { act: 'warn', reason });
  },
  suspend: (tx, { classes }, { operator, current, reason }) =>
    classes.suspendIn(tx, operator.id, { id: current.subjectId }, reason),
  stop: (tx, context, { operator, thing, reason }) =>
    stopMitra(tx, context, { operatorId: operator.id, mitraId: thing.mitraId ?? '', reason }),
  restore: (tx, context, { operator, thing, reason }) =>
    liftStop(tx, context, { operatorId: operator.id, mitraId: thing.mitraId ?? '', reason }),
};

/** Takes these acts in the order in which the contract names them; refuses all of them if one is not possible now. */
export async function takeActs(tx: Db, context: Context, acts: readonly AbuseAct[], situation: Situation) {
  const { current, thing } = situation;
  const possible = possibleActs({ kind: current.kind, ...thing });
  if (!acts.every((act) => possible.includes(act))) throw new AppError('report_act_impossible');
  for (const act of possible) if (acts.includes(act)) await takes[act](tx, context, situation);
}
