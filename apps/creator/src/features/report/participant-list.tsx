import { EmptyState, Select, illustrations } from '@sinau/ui';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { DataList } from '../../shared/list/data-list.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import { participantColumns } from './participant-columns.tsx';
import { participantSearch, participantSorts, type ParticipantSearch } from './participant-search.ts';
import { segmentLooks } from './progress-segments.ts';
import { fetchParticipantsCsv, useParticipants } from './report.data.ts';

/** The participants of a class and the progress of each. */
export function ParticipantList({ search }: { search: ParticipantSearch }) {
  const participants = useParticipants(search);
  const { hrefFor, clearHref, choose } = useListAddress(participantSearch, search, {
    keyword: '',
    segment: null,
    access: null,
    period: 'semua',
    from: null,
    to: null,
  });
  return (
    <DataList
      rows={participants}
      columns={participantColumns(!!participants.data?.list[0]?.sessions)}
      search={search}
      hrefFor={hrefFor}
      noun="peserta"
      clearHref={clearHref}
      empty={
        <EmptyState title="Belum ada peserta" illustration={illustrations.emptyNotes}>
          Siapa pun yang mengikuti kelas ini muncul di sini, lengkap dengan progresnya.
        </EmptyState>
      }
      tools={
        <ListTools
          label="Cari peserta"
          placeholder="Nama peserta"
          search={search}
          hrefFor={hrefFor}
          sorts={participantSorts}
          fetchCsv={() => fetchParticipantsCsv(search)}
        >
          <Select
            aria-label="Progres"
            value={search.segment ?? ''}
            onChange={({ target }) => choose({ segment: target.value === '' ? null : Number(target.value) })}
          >
            <option value="">Semua progres</option>
            {segmentLooks.map(({ label }, segment) => (
              <option key={label} value={segment}>
                {label}
              </option>
            ))}
          </Select>
          <ChoiceFilter
            label="Akses"
            all="Semua akses"
            words={{ aktif: 'Akses aktif', berakhir: 'Akses berakhir' }}
            value={search.access}
            onChange={(access) => choose({ access })}
          />
        </ListTools>
      }
    />
  );
}
