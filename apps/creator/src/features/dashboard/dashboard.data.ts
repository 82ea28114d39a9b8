import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ledger, program, report, submission } from '@sinau/api-client';
import type { MakerState } from '@sinau/contracts/authoring/authoring/authoring.rules';
import { reportedDaysOf, type PeriodSearch } from '../../shared/period/period.ts';

/** The server counts and sorts: a mitra may have more classes than fit on one page. */
const classesIn = (statusApprove: MakerState[], perPage: number) =>
  program.mine.query({ query: { page: 1, perPage, sort: '-updatedAt', filter: { statusApprove } } });

/** Loads the classes that an instructor teaches, the latest changed first. */
export const useTaughtClasses = () =>
  useQuery(program.mine.query({ query: { page: 1, perPage: 100, sort: '-updatedAt' } }));

/** Loads the number of classes outside of the archive. */
export const useClassCount = () => useQuery(program.mine.query({ query: { page: 1, perPage: 1 } }));
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
/** Loads the figures of the period and of the days before it. */
export const useDashboard = (search: PeriodSearch) =>
  useQuery({
    ...report.dashboard.query({ query: reportedDaysOf(search) }),
    placeholderData: keepPreviousData,
  });
export const useBalance = () => useQuery(ledger.myWallet.query());
