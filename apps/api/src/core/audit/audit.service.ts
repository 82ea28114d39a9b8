import type { QueryOf } from '@sinau/contracts';
import type { AuditEntry, auditEndpoints } from '@sinau/contracts/core/audit/audit.endpoints';
import type { AuditAct, AuditSubject } from '@sinau/contracts/core/audit/audit.rules';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { findAuditEntries, findOperators, type AuditRow } from './audit.queries.ts';

export type AuditService = ReturnType<typeof createAuditService>;

export const createAuditService = ({ db }: Pick<Deps, 'db'>) => ({
  async list(query: QueryOf<typeof auditEndpoints.list>) {
    const { rows, total } = await findAuditEntries(db, query);
    return listAnswer(query, rows.map(presentEntry), total);
  },
  actors: async () => ({ list: await findOperators(db) }),
});

/** The compiler checked the contract's names when the entry was written. */
const presentEntry = ({
  id,
  act,
  actor,
  subjectType,
  subjectId,
  subject,
  reason,
  before,
  after,
  createdAt,
}: AuditRow): AuditEntry => ({
  id,
  act: act as AuditAct,
  actor,
  subject: { type: subjectType as AuditSubject, id: subjectId, title: subject },
  reason,
  before: before as AuditEntry['before'],
  after: after as AuditEntry['after'],
  createdAt: createdAt.toISOString(),
});
