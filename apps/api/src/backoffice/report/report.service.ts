import type { QueryOf } from '@sinau/contracts';
import type { reportEndpoints } from '@sinau/contracts/backoffice/report/report.endpoints';
import { funnelSample } from '@sinau/contracts/backoffice/report/report.rules';
import { dayOf } from '@sinau/format/calendar';
import type { Partner } from '../../platform/actor.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import {
  findAllClassReports,
  findBundleLearning,
  findClassLearning,
  findClassReports,
  findMitraClass,
  findMitraLearning,
} from './class-report.queries.ts';
import { countParticipants, findLessonFunnel, findStopped } from './funnel.queries.ts';
import { readAll } from '../../platform/keyset.ts';
import { findParticipantsByDay } from './participant-figures.queries.ts';
import { periodOf, type AskedPeriod, type Period } from './period.ts';
import { findLessonStops } from './lesson-stops.service.ts';
import { findQuizFigures } from './quiz-figures.ts';
import {
  findParticipant,
  findParticipantLessons,
  findParticipants,
  findParticipantsAfter,
  hasHeldSessions,
} from './participant-report.queries.ts';
import {
  presentClassReport,
  presentClassSummary,
  presentFunnel,
  presentParticipant,
  presentParticipantDetail,
  presentSale,
  presentSummary,
} from './report.presenter.ts';
import { stopTimes, type ReminderService } from './reminder.service.ts';
import { classTable, participantTable, saleTable } from './report.tables.ts';
import {
  findBundleSales,
  findClassSales,
  findFirstSale,
  findSalesByDay,
  findSoldThings,
} from './sales-figures.queries.ts';
import { summariseDashboard, summariseSales } from './sales-periods.ts';
import { findSales, findSalesAfter } from './sales-report.queries.ts';

export type ReportService = ReturnType<typeof createReportService>;

type Endpoints = typeof reportEndpoints;
interface ClassKey {
  type: string;
  id: string;
}

export function createReportService(
  { db, replica: { read }, exportDb, clock }: Pick<Deps, 'db' | 'replica' | 'exportDb' | 'clock'>,
  reminders: ReminderService,
) {
  /** Finds the period. Reads the mitra's first sale only for a period that begins with it. */
  const findPeriod = async ({ mitraId }: Partner, asked: AskedPeriod) =>
    periodOf(
      asked,
      clock.now(),
      asked.from === undefined && asked.to !== undefined ? await findFirstSale(db, mitraId) : null,
    );
  const findLearningPeriod = async (actor: Partner, asked: AskedPeriod) => ({
    asked,
    counted: await findPeriod(actor, asked),
  });
  const fileName = (about: string) => `${about}-${dayOf(clock.now())}`;

  const findReported = async (actor: Partner, { type, id }: ClassKey) =>
    required(await findMitraClass(db, actor, type, id));
  /** Finds the class of a lesson report: a bundle has no lessons of its own. */
  const findOwnClass = async (actor: Partner, key: ClassKey) =>
    required(key.type === 'bundle' ? null : await findReported(actor, key));

  return {
    async summary(actor: Partner, asked: QueryOf<Endpoints['summary']>) {
      const period = await findLearningPeriod(actor, asked);
      return presentSummary(await read((from) => findMitraLearning(from, actor, period)));
    },

    async classes(actor: Partner, query: QueryOf<Endpoints['classes']>) {
      const { rows, total } = await read((from) => findClassReports(from, actor, query));
      return listAnswer(query, rows.map(presentClassReport), total);
    },

    async classesCsv(actor: Partner, query: QueryOf<Endpoints['classesCsv']>) {
      const rows = await findAllClassReports(exportDb(), actor, query);
      return classTable(fileName('laporan-kelas'), inOnePage(rows));
    },

    async classSummary(actor: Partner, key: ClassKey, asked: QueryOf<Endpoints['classSummary']>) {
      const found = await findReported(actor, key);
      const period = await findLearningPeriod(actor, asked);
      const isBundle = found.type === 'bundle';
      const [learning, sales] = await read((from) =>
        Promise.all([
          (isBundle ? findBundleLearning : findClassLearning)(from, found.id, period),
          actor.classIds
            ? noSales
            : (isBundle ? findBundleSales : findClassSales)(from, actor.mitraId, found.id, asked),
        ]),
      );
      return presentClassSummary(found, learning, sales);
    },

    async quizzes(actor: Partner, key: ClassKey) {
      const { id } = await findOwnClass(actor, key);
      return { list: await read((from) => findQuizFigures(from, { classId: id })) };
    },

    async funnel(actor: Partner, key: ClassKey) {
      const { id } = await findOwnClass(actor, key);
      const [participants, lessons, stopped] = await read((from) => findFunnelFigures(from, id, clock.now()));
      return { participants: Math.min(participants, funnelSample), list: presentFunnel(lessons, stopped) };
    },

    async stops(actor: Partner, { lessonId, ...key }: ClassKey & { lessonId: string }) {
      const { id: classId } = await findOwnClass(actor, key);
      return read((from) => findLessonStops(from, { classId, lessonId }, clock.now()));
    },

    async remind(actor: Partner, key: ClassKey, { lessonId }: { lessonId: string }) {
      const { id: classId } = await findOwnClass(actor, key);
      return reminders.remind({ classId, lessonId });
    },

    async participants(actor: Partner, key: ClassKey, query: QueryOf<Endpoints['participants']>) {
      const found = await findReported(actor, key);
      const { rows, total } = await read((from) => findParticipants(from, found, query, clock.now()));
      return listAnswer(query, rows.map(presentParticipant), total);
    },

    async participantsCsv(actor: Partner, key: ClassKey, query: QueryOf<Endpoints['participantsCsv']>) {
      const found = await findReported(actor, key);
      const now = clock.now();
      const hasSessions = found.type !== 'bundle' && (await hasHeldSessions(db, found.id, now));
      const pages = readAll(
        (keyset) => findParticipantsAfter(exportDb(), found, query, now, keyset),
        (row) => ({ at: row.enrolledAt, id: row.id }),
      );
      return participantTable(fileName(`peserta-${found.slug}`), pages, hasSessions);
    },

    async participant(actor: Partner, { id }: { id: string }) {
      const found = required(await findParticipant(db, actor, id, clock.now()));
      return presentParticipantDetail(found, await findParticipantLessons(db, id, found.class.id));
    },

    async dashboard(actor: Partner, asked: QueryOf<Endpoints['dashboard']>) {
      const { mitraId } = actor;
      const period = await findPeriod(actor, asked);
      const [sales, sold, participants] = await read((from) =>
        Promise.all([
          findSalesByDay(from, { mitraId, period: withPrevious(period) }),
          findSoldThings(from, { mitraId, period }),
          findParticipantsByDay(from, mitraId, period),
        ]),
      );
      return summariseDashboard({ sales, participants, ...sold }, period);
    },

    async salesSummary(actor: Partner, { filter = {}, ...asked }: QueryOf<Endpoints['salesSummary']>) {
      const { mitraId } = actor;
      const period = await findPeriod(actor, asked);
      const [sales, sold] = await read((from) =>
        Promise.all([
          findSalesByDay(from, { mitraId, period: withPrevious(period), filter }),
          findSoldThings(from, { mitraId, period, filter }),
        ]),
      );
      return summariseSales(sales, sold, period);
    },

    async sales(actor: Partner, query: QueryOf<Endpoints['sales']>) {
      const { rows, total } = await read((from) => findSales(from, actor.mitraId, query));
      return listAnswer(query, rows.map(presentSale), total);
    },

    salesCsv: async (actor: Partner, query: QueryOf<Endpoints['salesCsv']>) =>
      saleTable(
        fileName('penjualan'),
        readAll(
          (keyset) => findSalesAfter(exportDb(), actor.mitraId, query, keyset),
          (row) => ({ at: row.paidAt, id: row.eventId }),
        ),
      ),
  };
}

const findFunnelFigures = (db: Db, classId: string, now: Date) =>
  Promise.all([
    countParticipants(db, classId),
    findLessonFunnel(db, classId, funnelSample),
    findStopped(db, classId, funnelSample, stopTimes(now)),
  ]);

const withPrevious = ({ previousFrom, to }: Period) => ({ from: previousFrom, to });

const noSales = { sales: null, share: null, bundled: null };

async function* inOnePage<Row>(rows: Row[]) {
  yield rows;
}
