import type { FailedJob } from '@sinau/contracts/backoffice/system/system.schemas';
import { mailJobName } from '@sinau/contracts/backoffice/system/system.rules';
import { dateTime, decimal } from '@sinau/format';
import { Button, EmptyState, illustrations } from '@sinau/ui';
import type { Column } from '@sinau/ui/antd/data-table';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { DataList } from '../../shared/list/data-list.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import { DiscardButton } from './discard-button.tsx';
import { FailureReason } from './failure-reason.tsx';
import { jobSearch, type JobSearch } from './system-search.ts';
import { useFailedJobs, useRetryJobs, useSystemStatus } from './system.data.ts';
import './system.css';

const retried = 'Dijalankan lagi';
const loss = 'Pekerjaan yang dibuang tidak akan pernah dijalankan.';

const columns: readonly Column<FailedJob>[] = [
  {
    title: 'Pekerjaan',
    isMain: true,
    cell: ({ name }) => <code>{name}</code>,
    note: ({ failedAt, attempts }) => `${dateTime(failedAt)} · ${decimal(attempts)} kali dicoba`,
  },
  { title: 'Sebab', card: 'line', cell: ({ reason }) => <FailureReason reason={reason} /> },
  { title: 'Tindakan', isTitleHidden: true, card: 'line', cell: (job) => <Actions {...job} /> },
];

function Actions({ id, name, isRepeatable }: FailedJob) {
  const retry = useRetryJobs(retried);
  return (
    <div className="row wraps">
      {isRepeatable ? (
        <Button variant="outline" size="sm" loading={retry.isPending} onClick={() => retry.mutate({ id })}>
          Coba lagi <span className="sr">{name}</span>
        </Button>
      ) : (
        <span className="muted sm">Pembuatnya bisa mencoba lagi</span>
      )}
      <DiscardButton
        choice={{ id }}
        label={
          <>
            Buang <span className="sr">{name}</span>
          </>
        }
        question="Buang pekerjaan ini?"
      >
        {loss}
      </DiscardButton>
    </div>
  );
}

/** Jobs that were given up, the newest first. */
export function FailedJobList({ search }: { search: JobSearch }) {
  const { hrefFor, clearHref, choose } = useListAddress(jobSearch, search, { name: '' });
  const kinds = useFailedKinds(search.name);
  return (
    <DataList
      rows={useFailedJobs(search)}
      columns={columns}
      search={search}
      hrefFor={hrefFor}
      noun="pekerjaan gagal"
      clearHref={clearHref}
      empty={
        <EmptyState title="Tidak ada pekerjaan yang gagal" illustration={illustrations.emptyNotes}>
          Yang gagal setelah semua percobaannya muncul di sini selama 30 hari.
        </EmptyState>
      }
      tools={
        <div className="list-tools">
          <ChoiceFilter
            label="Jenis pekerjaan"
            all="Semua jenis"
            words={kinds}
            value={search.name || null}
            onChange={(name) => choose({ name: name ?? '' })}
          />
          {search.name && <AllOfKind name={search.name} count={kinds[search.name]} />}
        </div>
      }
    />
  );
}

/** Names of the kinds with failed jobs, with their number; the chosen one even when it has none any more. */
function useFailedKinds(chosen: string) {
  const jobs = useSystemStatus().data?.jobs ?? [];
  const kinds = jobs.filter(({ name, failed }) => failed > 0 && name !== mailJobName);
  return {
    ...(chosen && { [chosen]: chosen }),
    ...Object.fromEntries(kinds.map(({ name, failed }) => [name, `${name} (${decimal(failed)})`])),
  } as Record<string, string>;
}

function AllOfKind({ name, count }: { name: string; count: string | undefined }) {
  const retry = useRetryJobs(retried);
  return (
    <>
      <Button variant="outline" loading={retry.isPending} onClick={() => retry.mutate({ name })}>
        Coba lagi semua
      </Button>
      <DiscardButton choice={{ name }} label="Buang semua" question={`Buang semua ${count ?? name}?`}>
        {loss}
      </DiscardButton>
    </>
  );
}
