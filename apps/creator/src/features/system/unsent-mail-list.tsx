import { mailJobName, type UnsentState } from '@sinau/contracts/backoffice/system/system.rules';
import type { UnsentMail } from '@sinau/contracts/backoffice/system/system.schemas';
import { dateTime, decimal, relative } from '@sinau/format';
import { Badge, Button, EmptyState, illustrations } from '@sinau/ui';
import type { Column } from '@sinau/ui/antd/data-table';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { DataList } from '../../shared/list/data-list.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import { useIsStaff } from '../../shared/staff.ts';
import { DiscardButton } from './discard-button.tsx';
import { FailureReason } from './failure-reason.tsx';
import { mailSearch, type MailSearch } from './system-search.ts';
import { useRetryJobs, useSystemStatus, useUnsentMails } from './system.data.ts';

const stateLabels: Record<UnsentState, string> = { waiting: 'Menunggu', failed: 'Gagal' };
const sent = 'Dikirim lagi';
const loss = 'Email yang dibuang tidak akan pernah sampai ke penerimanya.';

const columns: readonly Column<UnsentMail>[] = [
  { title: 'Email', isMain: true, cell: ({ subject }) => subject, note: ({ to }) => to },
  {
    title: 'Status',
    cell: ({ state }) => <Badge tone={state === 'failed' ? 'danger' : 'neutral'}>{stateLabels[state]}</Badge>,
    note: ({ attempts, nextTryAt }) =>
      `${decimal(attempts)} kali dicoba${nextTryAt && attempts > 0 ? `, lagi ${dateTime(nextTryAt)}` : ''}`,
  },
  { title: 'Sebab', card: 'line', cell: ({ reason }) => <FailureReason reason={reason} /> },
  {
    title: 'Ditulis',
    sort: 'createdAt',
    isWide: true,
    cell: ({ createdAt }) => <span className="nowrap">{relative(createdAt)}</span>,
  },
  { title: 'Tindakan', isTitleHidden: true, card: 'line', cell: (mail) => <Actions {...mail} /> },
];

function Actions({ id, to, state, attempts }: UnsentMail) {
  const retry = useRetryJobs(sent);
  const mayDiscard = useIsStaff();
  if (attempts === 0) return null;
  return (
    <div className="row wraps">
      <Button variant="outline" size="sm" loading={retry.isPending} onClick={() => retry.mutate({ id })}>
        Kirim lagi <span className="sr">ke {to}</span>
      </Button>
      {mayDiscard && state === 'failed' && (
        <DiscardButton
          choice={{ id }}
          label={
            <>
              Buang <span className="sr">email ke {to}</span>
            </>
          }
          question="Buang email ini?"
        >
          {loss}
        </DiscardButton>
      )}
    </div>
  );
}

/** Mails that wait or were given up, the newest first. */
export function UnsentMailList({ search }: { search: MailSearch }) {
  const { hrefFor, clearHref, choose } = useListAddress(mailSearch, search, { keyword: '', state: null });
  const isAdmin = useIsStaff();
  return (
    <DataList
      rows={useUnsentMails(search)}
      columns={columns}
      search={search}
      hrefFor={hrefFor}
      noun="email"
      clearHref={clearHref}
      empty={
        <EmptyState title="Semua email sudah terkirim" illustration={illustrations.emptyNotes}>
          Yang menunggu, dan yang gagal setelah semua percobaannya, muncul di sini.
        </EmptyState>
      }
      tools={
        <ListTools label="Cari email" placeholder="Alamat penerima" search={search} hrefFor={hrefFor}>
          <ChoiceFilter
            label="Status"
            all="Semua status"
            words={stateLabels}
            value={search.state}
            onChange={(state) => choose({ state })}
          />
          {isAdmin && <AllMails />}
        </ListTools>
      }
    />
  );
}

/** Sends all mails that failed or wait for their next attempt, or discards those that were given up. */
function AllMails() {
  const retry = useRetryJobs(sent);
  const mails = useSystemStatus().data?.jobs.find(({ name }) => name === mailJobName);
  if (!mails) return null;
  return (
    <>
      {mails.failed + mails.later > 0 && (
        <Button variant="outline" loading={retry.isPending} onClick={() => retry.mutate({ name: mailJobName })}>
          Kirim lagi semua
        </Button>
      )}
      {mails.failed > 0 && (
        <DiscardButton
          choice={{ name: mailJobName }}
          label="Buang semua yang gagal"
          question={`Buang ${decimal(mails.failed)} email yang gagal?`}
        >
          {loss}
        </DiscardButton>
      )}
    </>
  );
}
