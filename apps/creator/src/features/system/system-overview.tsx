import { mailJobName } from '@sinau/contracts/backoffice/system/system.rules';
import type { SystemStatus } from '@sinau/contracts/backoffice/system/system.schemas';
import { dateTime, decimal, fileSize } from '@sinau/format';
import { QueryStates } from '@sinau/shell';
import { Card, Facts } from '@sinau/ui';
import { Figure, Figures, FiguresSkeleton } from '../../shared/figures/figures.tsx';
import { BackupCard } from './backup-card.tsx';
import { NotificationCard } from './notification-card.tsx';
import { ProofCard } from './proof-card.tsx';
import { QueueCard } from './queue-card.tsx';
import { jobsHref, mailsHref } from './system-search.ts';
import { useSystemStatus } from './system.data.ts';
import './system.css';

/** Overview of jobs, mails, notifications, books, backups and versions. */
export const SystemOverview = () => (
  <QueryStates query={useSystemStatus()} noun="status sistem" skeleton={<FiguresSkeleton count={4} />}>
    {(status) => (
      <>
        <StatusFigures {...status} />
        <div className="system-columns">
          <QueueCard jobs={status.jobs} />
          <ProofCard {...status.proof} />
          <NotificationCard {...status.notifications} />
          <BackupCard {...status.backup} />
          <Versions {...status.versions} />
        </div>
      </>
    )}
  </QueryStates>
);

function StatusFigures({ jobs, notifications, disk }: SystemStatus) {
  const failed = jobs.filter(({ name }) => name !== mailJobName).reduce((sum, kind) => sum + kind.failed, 0);
  const mails = jobs.find(({ name }) => name === mailJobName);
  return (
    <Figures>
      <Figure label="Pekerjaan gagal" href={jobsHref()} value={decimal(failed)}>
        Dalam 30 hari terakhir
      </Figure>
      <Figure label="Email gagal" href={mailsHref(mails?.failed ? 'failed' : null)} value={decimal(mails?.failed ?? 0)}>
        {decimal((mails?.waiting ?? 0) + (mails?.later ?? 0))} lagi menunggu dikirim
      </Figure>
      <Figure label="Notifikasi pembayaran" value={decimal(notifications.count)}>
        Belum diterapkan ke pesanannya
      </Figure>
      <Figure label="Sisa ruang disk" value={fileSize(disk.freeBytes)}>
        {decimal(Math.floor((100 * disk.freeBytes) / Math.max(disk.totalBytes, 1)))}% dari {fileSize(disk.totalBytes)}
      </Figure>
    </Figures>
  );
}

const Versions = ({ release, node, postgres, migration }: SystemStatus['versions']) => (
  <Card as="section" padded className="stack" aria-labelledby="versions">
    <h2 id="versions">Versi</h2>
    <Facts
      className="system-facts"
      facts={[
        ['Rilis', release],
        ['Node.js', node],
        ['PostgreSQL', postgres],
        [
          'Migrasi terbaru',
          <>
            <code>{migration.name}</code>
            <span className="muted"> · {dateTime(migration.appliedAt)}</span>
          </>,
        ],
      ]}
    />
  </Card>
);
