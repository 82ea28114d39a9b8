import type { ListQuery } from '@sinau/contracts/list-query';
import { AppError } from '../../platform/app-error.ts';
import { days, later } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer, pageOf, sortingOf, type Sorting } from '../../platform/list.ts';
import {
  findClassLearning,
  findClassReports,
  findClassSales,
  findMitraClass,
  findMitraLearning,
} from './class-report.queries.ts';
import { readAll } from './keyset.ts';
import {
  findParticipant,
  findParticipantLessons,
  findParticipants,
  findParticipantsAfter,
} from './participant-report.queries.ts';
import {
  presentClassReport,
  presentClassSummary,
  presentParticipant,
  presentParticipantDetail,
  presentSale,
  presentSummary,
} from './report.presenter.ts';
import { classTable, participantTable, saleTable } from './report.tables.ts';
import { dayOf, startOfDay, summariseSales } from './sales-periods.ts';
import { findSales, findSalesAfter, findSalesByDay } from './sales-report.queries.ts';

export type ReportService = ReturnType<typeof createReportService>;

interface ClassKey {
  type: string;
  id: string;
}

const mostPopular: Sorting = [['participants', 'desc']];

export function createReportService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const lately = () => ({ recent: later(clock.now(), -days(30)), before: later(clock.now(), -days(60)) });
  const fileName = (about: string) => `${about}-${dayOf(clock.now())}`;

  const findOwnClass = async (mitraId: string, { type, id }: ClassKey) => {
    const found = await findMitraClass(db, mitraId, type, id);
    if (!found) throw new AppError('not_found');
    return found;
  };

  return {
    summary: async (mitraId: string) => presentSummary(await findMitraLearning(db, mitraId, lately())),

    async classes(mitraId: string, query: ListQuery) {
      const { rows, total } = await findClassReports(db, mitraId, {
        where: whereOf(query),
        ...pageOf(query),
        sorting: sortingOf(query, mostPopular),
      });
      return listAnswer(query, rows.map(presentClassReport), total);
    },

    /** In one page: a mitra has as many classes as its people could make. */
    async classesCsv(mitraId: string, query: ListQuery) {
      const { rows } = await findClassReports(db, mitraId, {
        where: whereOf(query),
        skip: 0,
        take: 10_000,
        sorting: sortingOf(query, mostPopular),
      });
      return classTable(fileName('laporan-kelas'), inOnePage(rows));
    },

    async classSummary(mitraId: string, key: ClassKey) {
      const found = await findOwnClass(mitraId, key);
      const [learning, sales] = await Promise.all([
        findClassLearning(db, found.id, lately()),
        findClassSales(db, mitraId, found.id),
      ]);
      return presentClassSummary(found, learning, sales);
    },

    async participants(mitraId: string, key: ClassKey, query: ListQuery) {
      const { id } = await findOwnClass(mitraId, key);
      const { rows, total } = await findParticipants(db, id, {
        where: whereOf(query),
        ...pageOf(query),
        sorting: sortingOf(query, [['enrolledAt', 'desc']]),
      });
      return listAnswer(query, rows.map(presentParticipant), total);
    },

    async participantsCsv(mitraId: string, key: ClassKey, query: ListQuery) {
      const { id, slug } = await findOwnClass(mitraId, key);
      const pages = readAll(
        (keyset) => findParticipantsAfter(db, id, whereOf(query), keyset),
        ({ enrolledAt }) => enrolledAt,
      );
      return participantTable(fileName(`peserta-${slug}`), pages);
    },

    async participant(mitraId: string, id: string) {
      const found = await findParticipant(db, mitraId, id);
      if (!found) throw new AppError('not_found');
      return presentParticipantDetail(found, await findParticipantLessons(db, id, found.class.id));
    },

    async salesSummary(mitraId: string, period: number) {
      const now = clock.now();
      return summariseSales(await findSalesByDay(db, mitraId, startOfDay(now, 2 * period - 1)), period, now);
    },

    async sales(mitraId: string, query: ListQuery) {
      const { rows, total } = await findSales(db, mitraId, {
        where: whereOf(query),
        ...pageOf(query),
        sorting: sortingOf(query, [['paidAt', 'desc']]),
      });
      return listAnswer(query, rows.map(presentSale), total);
    },

    salesCsv: async (mitraId: string, query: ListQuery) =>
      saleTable(
        fileName('penjualan'),
        readAll(
          (keyset) => findSalesAfter(db, mitraId, whereOf(query), keyset),
          ({ paidAt }) => paidAt,
        ),
      ),
  };
}

const whereOf = ({ filter, keyword }: ListQuery) => ({ ...filter, keyword });

async function* inOnePage<Row>(rows: Row[]) {
  yield rows;
}
