import type { AuditAct, AuditSubject } from '@sinau/contracts/core/audit/audit.rules';
import type { ListQuery } from '@sinau/contracts/list-query';
import type { Operator } from '../../platform/actor.ts';
import { isUniqueViolation, type Db } from '../../platform/db.ts';
import { invalidInput } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { appendAudit } from '../../core/audit/index.ts';
import { lockOrder, updateOrder, type OrderedTable } from './order.queries.ts';

interface Key {
  readonly id: string;
}
type Fields = Record<string, string | number | boolean | null>;
type Verb = 'add' | 'edit' | 'remove';

/** Definition of a kind of record, for its desk. */
export interface RecordKind<Row, Body, Query, Answer> {
  readonly subject: AuditSubject & ActedOn;
  readonly find: (db: Db, id: string, now: Date) => Promise<Row | null>;
  readonly findAll: (db: Db, query: Query, now: Date) => Promise<{ rows: Row[]; total: number }>;
  /** Returns the id of the new row. */
  readonly insert: (tx: Db, body: Body, writing: Writing) => Promise<Key>;
  readonly update: (tx: Db, row: Row, body: Body, writing: Writing) => Promise<unknown>;
  readonly remove: (tx: Db, row: Row) => Promise<unknown>;
  readonly titleOf: (row: Row) => string;
  /** Fields that the log stores before and after a change. */
  readonly factsOf: (row: Row) => Fields;
  readonly present: (row: Row, now: Date) => Answer;
  /** Field and sentence of the refusal of a taken name or address. */
  readonly taken?: readonly [field: string, sentence: string];
  /** Set for a kind that operators order. */
  readonly order?: {
    readonly table: OrderedTable;
    /** Ids of the records that are ordered together with it. */
    readonly siblings: (tx: Db, row: Row) => Promise<readonly string[]>;
  };
}
/** Subjects whose actions all have the same names. */
type ActedOn = { [S in AuditSubject]: `${S}.${Verb}` extends AuditAct ? S : never }[AuditSubject];

export interface Writing {
  readonly actor: Operator;
  readonly now: Date;
}

/** Creates the calls by which operators manage one kind of record; each change is logged with it. */
export function createRecordDesk<Row, Body, Query extends ListQuery, Answer extends object>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  kind: RecordKind<Row, Body, Query, Answer>,
) {
  const { subject, order, taken } = kind;
  const found = async (tx: Db, id: string, now = clock.now()) => required(await kind.find(tx, id, now));

  const kept = (
    tx: Db,
    { actor, now }: Writing,
    act: AuditAct,
    id: string,
    { before, after }: { before?: Row; after?: Row },
  ) =>
    appendAudit(
      tx,
      {
        act,
        actorId: actor.id,
        subject: { type: subject, id, title: kind.titleOf((after ?? before)!) },
        ...changed(before && kind.factsOf(before), after && kind.factsOf(after)),
      },
      now,
    );
  /** Writes in one transaction; concurrent changes of ordered records wait for each other. */
  const write = async <Result>(actor: Operator, work: (tx: Db, writing: Writing) => Promise<Result>) => {
    try {
      return await db.$transaction(async (tx) => {
        if (order) await lockOrder(tx, order.table);
        return work(tx, { actor, now: clock.now() });
      });
    } catch (error) {
      if (taken && isUniqueViolation(error)) throw invalidInput(...taken);
      throw error;
    }
  };

  return {
    async list(query: Query) {
      const now = clock.now();
      const { rows, total } = await kind.findAll(db, query, now);
      return listAnswer(
        query,
        rows.map((row) => kind.present(row, now)),
        total,
      );
    },
    detail: async ({ id }: Key) => kind.present(await found(db, id), clock.now()),
    create: (actor: Operator, body: Body) =>
      write(actor, async (tx, writing) => {
        const { id } = await kind.insert(tx, body, writing);
        const after = await found(tx, id);
        await kept(tx, writing, `${subject}.add`, id, { after });
        return kind.present(after, writing.now);
      }),
    edit: (actor: Operator, { id }: Key, body: Body) =>
      write(actor, async (tx, writing) => {
        const before = await found(tx, id);
        await kind.update(tx, before, body, writing);
        const after = await found(tx, id);
        await kept(tx, writing, `${subject}.edit`, id, { before, after });
        return kind.present(after, writing.now);
      }),
    remove: (actor: Operator, { id }: Key) =>
      write(actor, async (tx, writing) => {
        const before = await found(tx, id);
        await kind.remove(tx, before);
        await kept(tx, writing, `${subject}.remove`, id, { before });
        return null;
      }),
    /** Moves a record before another of the same list, or to its end. */
    move: (actor: Operator, act: AuditAct, { id }: Key, { beforeId }: { beforeId: string | null }) =>
      write(actor, async (tx, { now }) => {
        const row = await found(tx, id);
        const ids = await order!.siblings(tx, row);
        const others = ids.filter((one) => one !== id);
        const at = beforeId === null ? others.length : others.indexOf(required(others.find((one) => one === beforeId)));
        await updateOrder(tx, order!.table, others.toSpliced(at, 0, id));
        const title = kind.titleOf(row);
        const places = { before: { position: ids.indexOf(id) + 1 }, after: { position: at + 1 } };
        await appendAudit(tx, { act, actorId: actor.id, subject: { type: subject, id, title }, ...places }, now);
        return null;
      }),
  };
}

/** Returns only the fields that differ. */
function changed(before: Fields = {}, after: Fields = {}) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => before[name] !== after[name],
  );
  const of = (facts: Fields) =>
    Object.fromEntries(names.filter((name) => name in facts).map((name) => [name, facts[name]!]));
  return { before: of(before), after: of(after) };
}
