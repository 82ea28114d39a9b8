import { mailJobName } from '@sinau/contracts/backoffice/system/system.rules';
import type { JobCounts } from '@sinau/contracts/backoffice/system/system.schemas';
import { decimal, relative } from '@sinau/format';
import { Badge, Card, Link } from '@sinau/ui';
import { jobsHref, mailsHref } from './system-search.ts';
import './system.css';

const total = ({ waiting, later, running, failed }: JobCounts) => waiting + later + running + failed;
const failedHref = (name: string) => (name === mailJobName ? mailsHref('failed') : jobsHref(name));

/** Kinds of jobs that have some, those with failed ones first. */
export function QueueCard({ jobs }: { jobs: readonly JobCounts[] }) {
  const busy = jobs.filter((kind) => total(kind) > 0).toSorted((a, b) => b.failed - a.failed);
  return (
    <Card as="section" padded className="stack" aria-labelledby="queue">
      <h2 id="queue">Antrean pekerjaan</h2>
      <ul className="system-queue num">
        {busy.map((kind) => (
          <li key={kind.name}>
            <code>{kind.name}</code>
            <span className="row wraps sm">
              {kind.failed > 0 && (
                <Link href={failedHref(kind.name)}>
                  <Badge tone="danger">
                    {decimal(kind.failed)} gagal <span className="sr">di {kind.name}</span>
                  </Badge>
                </Link>
              )}
              {stateText(kind)}
            </span>
          </li>
        ))}
      </ul>
      <p className="muted sm">
        {busy.length === 0
          ? 'Semua antrean sedang kosong.'
          : `${decimal(jobs.length - busy.length)} jenis pekerjaan lain sedang kosong.`}
      </p>
    </Card>
  );
}

function stateText({ running, waiting, waitingSince, later }: JobCounts) {
  return [
    running > 0 && `${decimal(running)} berjalan`,
    waiting > 0 && `${decimal(waiting)} menunggu${waitingSince ? `, terlama ${relative(waitingSince)}` : ''}`,
    later > 0 && `${decimal(later)} dijadwalkan`,
  ]
    .filter(Boolean)
    .join(' · ');
}
