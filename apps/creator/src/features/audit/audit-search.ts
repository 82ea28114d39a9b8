import { auditActs, auditSubjects } from '@sinau/contracts/core/audit/audit.rules';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { endOf, startOf } from '@sinau/format/calendar';
import { choice, defineSearch, keyword, name, page, type SearchOf } from '@sinau/shell/search';
import { day } from '../../shared/list/day-param.ts';

export const auditSearch = defineSearch(operatorScreens.operatorAudit, {
  keyword: keyword(),
  act: choice(auditActs),
  subject: choice(auditSubjects),
  /** Id of an operator; empty for all of them. */
  actor: name(),
  /** Calendar days in Jakarta, both included. */
  from: day(),
  to: day(),
  sort: choice(['-createdAt', 'createdAt'] as const, '-createdAt'),
  page: page(),
});
export type AuditSearch = SearchOf<typeof auditSearch>;

export function filterOf({ act, subject, actor, from, to }: AuditSearch) {
  const createdAt = {
    ...(from && { gte: startOf(from).toISOString() }),
    ...(to && { lt: endOf(to).toISOString() }),
  };
  return {
    ...(act && { act }),
    ...(subject && { subjectType: subject }),
    ...(actor && { actorId: actor }),
    ...((from ?? to) && { createdAt }),
  };
}
