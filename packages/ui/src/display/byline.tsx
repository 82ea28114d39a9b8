import { date } from '@sinau/format';

interface BylineProps {
  name: string;
  createdAt: string;
  /** Null while it stands as it was first written. */
  editedAt: string | null;
}

/** Who wrote something, and when. */
export const Byline = ({ name, createdAt, editedAt }: BylineProps) => (
  <p className="sm">
    <b>{name}</b>
    <span className="muted num">
      {date(editedAt ?? createdAt)}
      {editedAt && ' · diubah'}
    </span>
  </p>
);
