import type { SystemStatus } from '@sinau/contracts/backoffice/system/system.schemas';
import { dateTime } from '@sinau/format';
import { Card, Notice } from '@sinau/ui';

/** The last backup of database, files and keys. */
export const BackupCard = ({ finishedAt, isLate }: SystemStatus['backup']) => (
  <Card as="section" padded className="stack" aria-labelledby="backup">
    <h2 id="backup">Cadangan</h2>
    {isLate && <Notice tone="danger">Cadangan terakhir sudah lebih dari 26 jam. Periksa cadangan semalam.</Notice>}
    {finishedAt === null ? (
      <p className="muted">Belum ada cadangan. Kalau mesin ini hilang sekarang, semua isinya ikut hilang.</p>
    ) : (
      <p>Cadangan terakhir selesai {dateTime(finishedAt)}.</p>
    )}
  </Card>
);
