import { useRef } from 'react';
import { workRules } from '@sinau/contracts/backoffice/desk/desk.rules';
import type { WorkCount, WorkItem } from '@sinau/contracts/backoffice/desk/desk.schemas';
import { decimal, rupiah } from '@sinau/format';
import { ListStates } from '@sinau/shell';
import { Badge, Button, Card, EmptyState, Link, Skeleton, illustrations } from '@sinau/ui';
import { PersonLink } from '../../shared/person-link.tsx';
import { useWork } from './desk.data.ts';
import { useWorkKeys } from './use-work-keys.ts';
import { WaitingSince } from './waiting-since.tsx';
import { WorkKeysDialog } from './work-keys-dialog.tsx';
import { workKinds } from './work-kinds.ts';
import { workSearch, type WorkSearch } from './work-search.ts';
import './work-list.css';

/** Work that waits for the operator's roles, the oldest first. */
export function WorkList({ search }: { search: WorkSearch }) {
  const work = useWork(search);
  const list = useRef<HTMLOListElement>(null);
  const keys = useWorkKeys(list);
  return (
    <section aria-labelledby="work" className="work">
      <div className="work-head">
        <h2 id="work">Perlu dikerjakan</h2>
        <Button variant="text" size="sm" onClick={keys.open}>
          Tombol pintas
        </Button>
      </div>
      {work.data && <KindFilter kinds={work.data.kinds} search={search} />}
      <ListStates
        query={work}
        noun="pekerjaan"
        page={search.page}
        hrefFor={(page) => workSearch.href(search, { page })}
        skeleton={<Skeleton height={320} />}
        empty={<NothingToDo isFiltered={search.kind !== null} />}
      >
        {({ list: items }, { pages }) => (
          <>
            <Card>
              <ol className="work-list" ref={list}>
                {items.map((item) => (
                  <Item key={`${item.kind} ${item.id}`} item={item} />
                ))}
              </ol>
            </Card>
            {pages}
          </>
        )}
      </ListStates>
      {keys.isOpen && <WorkKeysDialog onClose={keys.close} />}
    </section>
  );
}

const NothingToDo = ({ isFiltered }: { isFiltered: boolean }) => (
  <EmptyState
    headingLevel={3}
    title={isFiltered ? 'Tidak ada lagi yang menunggu di sini' : 'Semua sudah beres'}
    illustration={illustrations.emptyNotes}
    action={
      isFiltered && (
        <Button variant="outline" href={workSearch.href({ kind: null, page: 1 })}>
          Lihat semua pekerjaan
        </Button>
      )
    }
  >
    Yang baru masuk muncul di sini, yang paling lama menunggu di atas.
  </EmptyState>
);

/** Filter by kind, with the number of each that waits; kinds of which nothing waits are left out. */
function KindFilter({ kinds, search }: { kinds: readonly WorkCount[]; search: WorkSearch }) {
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return null;
  const late = kinds.reduce((sum, one) => sum + one.late, 0);
  const shown = [{ kind: null, count: all, late }, ...kinds];
  return (
    <nav aria-label="Jenis pekerjaan">
      <ul className="work-kinds">
        {shown.map(({ kind, count, late: lateCount }) => (
          <li key={kind}>
            <Link
              href={workSearch.href(search, { kind, page: 1 })}
              aria-current={kind === search.kind ? 'true' : undefined}
            >
              {kind ? workKinds[kind].label : 'Semua'} <b className="num">{decimal(count)}</b>
              {lateCount > 0 && <span className="work-late num">{decimal(lateCount)} lewat tenggat</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Item({ item }: { item: WorkItem }) {
  const { label, hrefOf, note, titleOf } = workKinds[item.kind];
  const line = item.detail && note?.({ ...item, detail: item.detail });
  return (
    <li>
      <div className="work-what">
        <span className="row wraps">
          <Badge tone="neutral">{label}</Badge>
          {item.isMine && <Badge tone="primary">Kamu tangani</Badge>}
        </span>
        <Link href={hrefOf(item)} data-work="">
          {titleOf ? titleOf(item) : item.title}
        </Link>
        {line && <span className="muted sm">{line}</span>}
      </div>
      <div className="work-whom sm">
        {item.concerns && <PersonLink id={item.concerns.personId} name={item.concerns.name} />}
        {item.amount !== null && <span className="num">{rupiah(item.amount)}</span>}
      </div>
      <div className="work-when sm">
        <WaitingSince submittedAt={item.since} targetDays={workRules[item.kind].targetDays} />
      </div>
    </li>
  );
}
