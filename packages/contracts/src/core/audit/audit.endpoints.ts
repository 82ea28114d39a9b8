import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf, instant, uuid } from '../../fields.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { auditActs, auditSubjects } from './audit.rules.ts';

/** Fields that an action changed, by name. */
const state = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

export const auditEntry = z.object({
  id: uuid,
  act: z.enum(auditActs),
  /** Null for the command line. */
  actor: z.object({ id: uuid, fullname: z.string() }).nullable(),
  /** Object of the action, with its title at that time. */
  subject: z.object({ type: z.enum(auditSubjects), id: uuid, title: z.string() }),
  reason: z.string().nullable(),
  before: state,
  after: state,
  createdAt: instant,
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditEndpoints = defineEndpoints('audit', {
  list: {
    method: 'GET',
    path: '/operator/audit',
    auth: 'operator',
    staff: [],
    summary: 'What operators did, the newest first. `keyword` is part of the name of what it was done to',
    query: listQuery({
      filter: {
        act: z.enum(auditActs),
        actorId: uuid,
        subjectType: z.enum(auditSubjects),
        subjectId: uuid,
        personId: idOf('user'),
        createdAt: instant,
      },
    }),
    data: listOf(auditEntry),
  },
  actors: {
    method: 'GET',
    path: '/operator/audit/actor',
    auth: 'operator',
    staff: [],
    summary: 'The operators, to filter the log by',
    data: z.object({ list: z.array(z.object({ id: uuid, fullname: z.string() })) }),
  },
});
