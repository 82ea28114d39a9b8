import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { attendance, live } from '@sinau/api-client';
import type { AttendanceSearch } from './attendance-search.ts';

export const useLiveSession = (id: string) => useQuery(live.detail.query({ params: { id } }));

/** Participants come in while the list is open. */
const everyMs = 5_000;

const queryOf = ({ keyword, presence, sort }: AttendanceSearch) => ({
  sort,
  ...(keyword && { keyword }),
  ...(presence && { filter: { isPresent: presence === 'present' } }),
});

export const useAttendees = (id: string, search: AttendanceSearch) =>
  useQuery({
    ...attendance.list.query({ params: { id }, query: { ...queryOf(search), page: search.page, perPage: 50 } }),
    placeholderData: keepPreviousData,
    refetchInterval: everyMs,
  });

/** Number present, and of all, as they come in. */
export const useAttended = (id: string) =>
  useQuery({
    ...attendance.list.query({ params: { id }, query: { perPage: 1 } }),
    select: ({ present, participants }) => ({ present, participants }),
    refetchInterval: everyMs,
  });

/** All participants who match the filter, as a file. */
export const attendeesAsCsv = (id: string, search: AttendanceSearch) =>
  attendance.listCsv.call({ params: { id }, query: queryOf(search) });

/** Marks one participant. */
export const useMark = (id: string, participantId: string) =>
  useMutation({
    mutationFn: (reason: string) => attendance.mark.call({ params: { id, participantId }, body: { reason } }),
    meta: { success: 'Dicatat hadir', failure: 'silent', refreshes: [attendance] },
  });
export const useUnmark = (id: string, participantId: string) =>
  useMutation({
    mutationFn: () => attendance.unmark.call({ params: { id, participantId } }),
    meta: { success: 'Catatan hadirnya dihapus', refreshes: [attendance] },
  });
