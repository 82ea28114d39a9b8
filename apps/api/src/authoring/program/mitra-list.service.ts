import { submissionChecklist } from '@sinau/contracts/authoring/authoring/authoring.rules';
import type { ListQuery } from '@sinau/contracts/list-query';
import type { MyProgram } from '@sinau/contracts/authoring/program/program.schemas';
import type { Partner } from '../../platform/actor.ts';
import { scopesIn } from '../../platform/class-access.ts';
import type { Db, RunSql } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer, withRows } from '../../platform/list.ts';
import { findDrafts, type MitraClassRow } from './mitra-list.queries.ts';

/** Row of a list, with what the class still lacks before it can be submitted. */
export type MitraRow = MitraClassRow & Pick<MyProgram, 'missing'>;

const isBeingWritten = ({ statusApprove }: MitraClassRow) => statusApprove === 'draft' || statusApprove === 'revision';

/** Returns the unfinished fields of the classes that are not submitted. */
async function findMissing(db: Db, rows: readonly MitraClassRow[]) {
  const ids = rows.filter(isBeingWritten).map(({ id }) => id);
  const drafts = ids.length > 0 ? await findDrafts(db, ids) : [];
  return new Map(
    drafts.map(({ id, hasComplete, hasUnfinished, ...draft }) => {
      const lesson = { id, title: '', unfinishedQuestions: 0 };
      const lessons = [
        ...(hasComplete ? [{ ...lesson, isComplete: true }] : []),
        ...(hasUnfinished ? [{ ...lesson, isComplete: false }] : []),
      ];
      const checks = submissionChecklist({ ...draft, sections: [{ lessons }] });
      return [id, checks.flatMap(({ field, isDone }) => (isDone ? [] : [field]))] as const;
    }),
  );
}

interface MitraListKind<Query, Row, WrittenRow, Written> {
  readonly find: (
    db: Db,
    partner: Partner,
    query: Query,
    isArchived: boolean,
  ) => Promise<{ rows: MitraClassRow[]; total: number }>;
  readonly present: (row: MitraRow, scopes: MyProgram['scopes']) => Row;
  /** For the first version of the lists, whose rows are whole. */
  readonly findWritten: (sql: RunSql, partner: Partner, ids: readonly string[]) => Promise<WrittenRow[]>;
  readonly presentWritten: (row: WrittenRow) => Written;
}

/** The lists of a mitra's classes of one kind: the active ones and the archived ones. */
export function createMitraLists<Query extends ListQuery, Row extends { id: string }, WrittenRow, Written>(
  { db, sql }: Pick<Deps, 'db' | 'sql'>,
  { find, present, findWritten, presentWritten }: MitraListKind<Query, Row, WrittenRow, Written>,
) {
  const list = async (actor: Partner, query: Query, isArchived: boolean) => {
    const { rows, total } = await find(db, actor, query, isArchived);
    const missing = await findMissing(db, rows);
    return listAnswer(
      query,
      rows.map((row) => present({ ...row, missing: missing.get(row.id) ?? [] }, scopesIn(actor, row.id))),
      total,
    );
  };
  const listV1 = async (actor: Partner, query: Query, isArchived: boolean) =>
    withRows(await list(actor, query, isArchived), async (ids) =>
      (await findWritten(sql, actor, ids)).map(presentWritten),
    );
  return {
    mine: (actor: Partner, query: Query) => list(actor, query, false),
    mineV1: (actor: Partner, query: Query) => listV1(actor, query, false),
    archived: (actor: Partner, query: Query) => list(actor, query, true),
    archivedV1: (actor: Partner, query: Query) => listV1(actor, query, true),
  };
}
