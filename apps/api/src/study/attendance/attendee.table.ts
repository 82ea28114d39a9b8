import type { CsvTable } from '../../platform/csv.ts';
import type { AttendeeRow } from './attendee.queries.ts';

const methods = { code: 'Kode presensi', manual: 'Ditandai pengajar', button: 'Tandai selesai' } as const;

export const attendeeTable = (name: string, pages: AsyncIterable<readonly AttendeeRow[]>): CsvTable => ({
  name,
  columns: ['Nama', 'Kehadiran', 'Waktu (WIB)', 'Cara', 'Alasan', 'Ditandai oleh'],
  pages: cellsOf(pages),
});

async function* cellsOf(pages: AsyncIterable<readonly AttendeeRow[]>) {
  for await (const rows of pages)
    yield rows.map(({ fullname, at, method, reason, markedBy }) => [
      fullname,
      at ? 'Hadir' : 'Tidak hadir',
      at,
      method && methods[method],
      reason,
      markedBy,
    ]);
}
