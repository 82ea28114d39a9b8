export {
  closeCase,
  findAppealCase,
  lockCase,
  openAppeal,
  upsertReport,
  type CaseRow,
  type NewReport,
} from './abuse-case.queries.ts';
