import { screens } from '@sinau/contracts/screens';
import { choice, defineSearch, keyword, page, type SearchOf } from '@sinau/shell/search';
import { keysOf } from '../../shared/list/keys-of.ts';

export const attendanceSorts = { fullname: 'Nama A–Z', '-at': 'Terakhir hadir' } as const;
export const presences = { present: 'Hadir', absent: 'Belum hadir' } as const;

/** The list of one session. */
export const attendanceSearch = (id: string) =>
  defineSearch(() => screens.attendance(id), {
    keyword: keyword(),
    presence: choice(keysOf(presences)),
    sort: choice(keysOf(attendanceSorts), 'fullname'),
    page: page(),
  });
export type AttendanceSearch = SearchOf<ReturnType<typeof attendanceSearch>>;
