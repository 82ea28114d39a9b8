import type { ParticipantReport } from '@sinau/contracts/report/report.schemas';
import { useGo } from '@sinau/shell';
import { EmptyState, Select, illustrations } from '@sinau/ui';
import { ListTools } from '../../shared/table/list-tools.tsx';
import { ListView } from '../../shared/table/list-view.tsx';
import { ParticipantCard } from './participant-card.tsx';
import {
  participantHref,
  participantSorts,
  type ParticipantSearch,
  type ParticipantSort,
} from './participant-search.ts';
import { ParticipantTable } from './participant-table.tsx';
import { segmentLooks } from './progress-segments.ts';
import { fetchParticipantsCsv, useParticipants } from './report.data.ts';

/** Who takes part in a class, and how far along everybody is. */
export function ParticipantList({ search }: { search: ParticipantSearch }) {
  const participants = useParticipants(search);
  const go = useGo();
  const change = (next: Partial<ParticipantSearch>) => go(participantHref(search, next));
  const isFiltered = search.keyword !== '' || search.segment !== null;
  return (
    <>
      <ListTools
        label="Cari peserta"
        placeholder="Nama peserta"
        keyword={search.keyword}
        onSearch={(keyword) => change({ keyword })}
        fetchCsv={() => fetchParticipantsCsv(search)}
      >
        <Select
          aria-label="Progres"
          value={search.segment ?? ''}
          onChange={({ target }) => change({ segment: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">Semua progres</option>
          {segmentLooks.map(({ label }, segment) => (
            <option key={label} value={segment}>
              {label}
            </option>
          ))}
        </Select>
        <Select
          aria-label="Urutkan"
          value={search.sort}
          onChange={({ target }) => change({ sort: target.value as ParticipantSort })}
        >
          {Object.entries(participantSorts).map(([sort, words]) => (
            <option key={sort} value={sort}>
              {words}
            </option>
          ))}
        </Select>
      </ListTools>
      <ListView<ParticipantReport>
        rows={participants}
        page={search.page}
        hrefFor={(page) => participantHref(search, { page })}
        noun="peserta"
        clearHref={isFiltered ? participantHref(search, { keyword: '', segment: null }) : null}
        empty={
          <EmptyState title="Belum ada peserta" illustration={illustrations.emptyNotes}>
            Siapa pun yang mengikuti kelas ini muncul di sini, lengkap dengan progresnya.
          </EmptyState>
        }
        table={(rows, isRefreshing) => (
          <ParticipantTable
            participants={rows}
            sort={search.sort}
            isRefreshing={isRefreshing}
            onSort={(sort) => change({ sort })}
          />
        )}
        cards={(rows) => rows.map((participant) => <ParticipantCard key={participant.id} participant={participant} />)}
      />
    </>
  );
}
