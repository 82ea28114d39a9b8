import { decimal } from '@sinau/format';
import { Notice } from './notice.tsx';

interface CutListNoticeProps {
  /** Answer of a list requested with all of its rows. */
  rows: { list: readonly unknown[]; total: number } | undefined;
  /** Name of the rows, in Indonesian: 'kelas'. */
  noun: string;
}

/** Notice that a list is cut at the limit of one call (1,000 rows). Hidden for a complete list. */
export function CutListNotice({ rows, noun }: CutListNoticeProps) {
  if (!rows || rows.list.length >= rows.total) return null;
  return (
    <Notice tone="neutral">
      Menampilkan {decimal(rows.list.length)} dari {decimal(rows.total)} {noun}.
    </Notice>
  );
}
