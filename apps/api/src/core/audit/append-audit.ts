import type { AuditAct, AuditSubject } from '@sinau/contracts/core/audit/audit.rules';
import type { Db } from '../../platform/db.ts';
import { insertAuditEntry } from './audit.queries.ts';

type Fields = Record<string, string | number | boolean | null>;

export interface OperatorAct {
  readonly act: AuditAct;
  /** Null for the command line. */
  readonly actorId: string | null;
  readonly subject: { readonly type: AuditSubject; readonly id: string; readonly title: string };
  /** The person that the act concerns, on whose page it is found. */
  readonly personId?: string | null | undefined;
  readonly reason?: string | null | undefined;
  /** Values of the changed fields before the action; `after` has those after it. */
  readonly before?: Fields;
  readonly after?: Fields;
}

/** Appends an operator's action to the audit log, in the transaction of the action itself. */
export const appendAudit = (
  tx: Db,
  { act, actorId, subject, personId = null, reason = null, before = {}, after = {} }: OperatorAct,
  now: Date,
) =>
  insertAuditEntry(tx, {
    act,
    actorId,
    subjectType: subject.type,
    subjectId: subject.id,
    subject: subject.title,
    personId,
    reason,
    before,
    after,
    createdAt: now,
  });
