import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { report } from '@sinau/api-client';
import { daysOf, reportedDaysOf } from '../../shared/period/period.ts';
import { salesPageSize, type SalesSearch } from './sales-search.ts';

const soldOf = ({ class: classId, type }: SalesSearch) => ({ ...(classId && { classId }), ...(type && { type }) });
const filled = <Filter extends object>(filter: Filter) => Object.keys(filter).length > 0 && { filter };

/** Query of the list and its spreadsheet: without a period, all sales ever. */
const queryOf = (search: SalesSearch) => ({
  ...daysOf(search),
  ...(search.keyword && { keyword: search.keyword }),
  ...filled({ ...soldOf(search), ...(search.status && { status: search.status }) }),
});

export const useSales = (search: SalesSearch) =>
  useQuery({
    ...report.sales.query({
      query: { ...queryOf(search), page: search.page, perPage: salesPageSize, sort: search.sort },
    }),
    placeholderData: keepPreviousData,
  });

export const fetchSalesCsv = (search: SalesSearch) => report.salesCsv.call({ query: queryOf(search) });

/** Figures of the same sales: those of all time reach back to the first sale. */
export const useSalesSummary = (search: SalesSearch) =>
  useQuery({
    ...report.salesSummary.query({ query: { ...reportedDaysOf(search), ...filled(soldOf(search)) } }),
    placeholderData: keepPreviousData,
  });
