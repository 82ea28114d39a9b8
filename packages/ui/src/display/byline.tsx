import { date } from '@sinau/format';

interface BylineProps {
  name: string;
  createdAt: string;
  /** Null if never edited. */
  editedAt: string | null;
}

/** Author and time of an entry. */
export const Byline = ({ name, createdAt, editedAt }: BylineProps) => (
  <p className="sm">
    <b>{name}</b>
    <span className="muted num">
      {date(editedAt ?? createdAt)}
      {editedAt && ' · diubah'}
    </span>
  </p>
);
