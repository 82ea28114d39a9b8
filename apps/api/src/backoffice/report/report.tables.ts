import type { CsvTable } from '../../platform/csv.ts';
import type { ClassReportRow } from './class-report.queries.ts';
import type { ParticipantReportRow } from './participant-report.queries.ts';
import type { SaleRow } from './sales-report.queries.ts';

/** Columns by heading, with the value of a row. */
type Columns<Row> = Record<string, (row: Row) => CsvTable['columns'][number] | number | Date | null>;

async function* cellsOf<Row>(columns: Columns<Row>, pages: AsyncIterable<readonly Row[]>) {
  for await (const rows of pages) yield rows.map((row) => Object.values(columns).map((valueOf) => valueOf(row)));
}
/** Columns of a time, as people in Indonesia read it, and as programs do. */
const dateAndTime = <Row>(title: string, timeOf: (row: Row) => Date | null): Columns<Row> => ({
  [`${title} (WIB)`]: timeOf,
  [`${title} (ISO)`]: (row) => timeOf(row)?.toISOString() ?? null,
});
const tableOf = <Row>(name: string, columns: Columns<Row>, pages: AsyncIterable<readonly Row[]>): CsvTable => ({
  name,
  columns: Object.keys(columns),
  pages: cellsOf(columns, pages),
});

const typeLabels = { program: 'Kelas', webinar: 'Webinar', bundle: 'Bundling' } as const;
const formatLabels = { self_paced: 'Kelas Mandiri', intensive: 'Kelas Intensif', bootcamp: 'Bootcamp' } as const;
const kindOf = ({ type, format }: ClassReportRow) => (format ? formatLabels[format] : typeLabels[type]);

export const classTable = (name: string, pages: AsyncIterable<readonly ClassReportRow[]>) =>
  tableOf(
    name,
    {
      Kelas: ({ title }) => title,
      Jenis: kindOf,
      Peserta: ({ participants }) => participants,
      Selesai: ({ completed }) => completed,
      'Rata-rata progres (%)': ({ averageProgress }) => averageProgress,
      Terjual: ({ sales }) => sales,
      'Pendapatan bersih (Rp)': ({ share }) => share,
    },
    pages,
  );

export const participantTable = (
  name: string,
  pages: AsyncIterable<readonly ParticipantReportRow[]>,
  hasSessions: boolean,
) =>
  tableOf(
    name,
    {
      Nama: ({ fullname }) => fullname,
      'Progres (%)': ({ progress }) => progress,
      ...dateAndTime('Bergabung', ({ enrolledAt }: ParticipantReportRow) => enrolledAt),
      ...dateAndTime('Mulai belajar', ({ startedAt }: ParticipantReportRow) => startedAt),
      ...dateAndTime('Aktivitas terakhir', ({ lastActivityAt }: ParticipantReportRow) => lastActivityAt),
      ...dateAndTime('Selesai', ({ completedAt }: ParticipantReportRow) => completedAt),
      Akses: ({ hasAccess }) => (hasAccess ? 'Aktif' : 'Berakhir'),
      ...(hasSessions && {
        'Sesi dihadiri': ({ sessions }: ParticipantReportRow) => sessions?.attended ?? 0,
        'Sesi berlangsung': ({ sessions }: ParticipantReportRow) => sessions?.held ?? 0,
      }),
    },
    pages,
  );

const saleLabels = { kept: 'Terjual', refunded: 'Dikembalikan', disputed: 'Disengketakan' } as const;

export const saleTable = (name: string, pages: AsyncIterable<readonly SaleRow[]>) =>
  tableOf(
    name,
    {
      ...dateAndTime('Tanggal', ({ paidAt }: SaleRow) => paidAt),
      'Kode pesanan': ({ orderId }) => orderId,
      Status: ({ status }) => saleLabels[status],
      Kelas: (row) => row.class.title,
      Jenis: ({ type }) => typeLabels[type],
      Bundling: ({ bundle }) => bundle?.title ?? '',
      Tiket: ({ ticket }) => ticket?.title ?? '',
      Jumlah: ({ quantity }) => quantity,
      'Harga (Rp)': ({ listPrice }) => listPrice,
      'Voucher mitra (Rp)': ({ voucherMitra }) => voucherMitra,
      'Voucher platform (Rp)': ({ voucherPlatform }) => voucherPlatform,
      'Dibayar peserta (Rp)': ({ paid }) => paid,
      'Biaya layanan (Rp)': ({ fee }) => fee,
      // Amount without refunds: the sum of the column equals the figure above the list.
      'Kamu terima (Rp)': ({ status, share }) => (status === 'refunded' ? 0 : share),
    },
    pages,
  );
