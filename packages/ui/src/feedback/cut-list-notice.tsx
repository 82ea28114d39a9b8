import { decimal } from '@sinau/format';
import { Notice } from './notice.tsx';

interface CutListNoticeProps {
  /** The answer of a list that was asked for all of its rows. */
  rows: { list: readonly unknown[]; total: number } | undefined;
  /** What the rows are, in Indonesian: 'kelas'. */
  noun: string;
}

/** Says that a list ends at the bound of one call (1,000 rows). Nothing is shown beside a list that is whole. */
export function CutListNotice({ rows, noun }: CutListNoticeProps) {
  if (!rows || rows.list.length >= rows.total) return null;
  return (
    <Notice tone="neutral">
      Menampilkan {decimal(rows.list.length)} dari {decimal(rows.total)} {noun}.
    </Notice>
  );
}
