import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { report } from '@sinau/api-client';
import type { ReportPeriod } from '@sinau/contracts/report/report.rules';
import { paidWithin, salesPageSize, type SalesSearch } from './sales-search.ts';

const filterOf = ({ keyword, class: classId, type, ...search }: SalesSearch) => {
  const paidAt = paidWithin(search);
  const filter = { ...(classId && { classId }), ...(type && { type }), ...(paidAt && { paidAt }) };
  return { ...(keyword && { keyword }), ...(Object.keys(filter).length > 0 && { filter }) };
};

export const useSales = (search: SalesSearch) =>
  useQuery({
    ...report.sales.query({
      query: { ...filterOf(search), page: search.page, perPage: salesPageSize, sort: search.sort },
    }),
    placeholderData: keepPreviousData,
  });

export const fetchSalesCsv = (search: SalesSearch) => report.salesCsv.call({ query: filterOf(search) });

export const useSalesSummary = (days: ReportPeriod) =>
  useQuery({ ...report.salesSummary.query({ query: { days } }), placeholderData: keepPreviousData });
