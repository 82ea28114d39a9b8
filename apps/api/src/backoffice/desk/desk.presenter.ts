import type { WorkItem } from '@sinau/contracts/backoffice/desk/desk.schemas';
import type { WorkRow } from './work.queries.ts';

export const presentWorkItem = ({ name, personId, since, ...row }: WorkRow): WorkItem => ({
  ...row,
  concerns: name === null ? null : { name, personId },
  since: since.toISOString(),
});
