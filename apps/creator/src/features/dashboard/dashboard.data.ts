import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ledger, program, report, submission } from '@sinau/api-client';
import type { MakerState } from '@sinau/contracts/authoring/authoring/authoring.rules';
import { reportedDaysOf, type PeriodSearch } from '../../shared/period/period.ts';

/** The server counts and orders: a mitra may have more classes than one page of them holds. */
const classesIn = (statusApprove: MakerState[], perPage: number) =>
  program.mine.query({ query: { page: 1, perPage, sort: '-updatedAt', filter: { statusApprove } } });

/** The classes that an instructor teaches, the latest changed first. */
export const useTaughtClasses = () =>
  useQuery(program.mine.query({ query: { page: 1, perPage: 100, sort: '-updatedAt' } }));

/** How many classes there are outside of the archive. */
export const useClassCount = () => useQuery(program.mine.query({ query: { page: 1, perPage: 1 } }));
export const usePublished = () => useQuery(classesIn(['publish', 'changed'], 1));
export const useInReview = () => useQuery(classesIn(['waiting', 'review'], 1));
export const useToRevise = () => useQuery(classesIn(['revision'], 4));
export const useDrafts = () => useQuery(classesIn(['draft'], 4));

export const useToGrade = (enabled: boolean) => useQuery({ ...submission.summary.query(), enabled });

export const useTopClasses = () =>
  useQuery(
    report.classes.query({
      query: {
        page: 1,
        perPage: 5,
        sort: '-participants',
        filter: { type: ['program', 'webinar'], statusApprove: 'publish' },
      },
    }),
  );

export const useLearning = () => useQuery(report.summary.query());
/** What the period brought, beside the days before it. */
export const useDashboard = (search: PeriodSearch) =>
  useQuery({
    ...report.dashboard.query({ query: reportedDaysOf(search) }),
    placeholderData: keepPreviousData,
  });
export const useBalance = () => useQuery(ledger.myWallet.query());
