import type { ImportSourceName, ImportState } from '@sinau/contracts/authoring/transfer/class-import.rules';
import type { PastImport } from '@sinau/contracts/authoring/transfer/class-import.schemas';
import { stepScreens } from '@sinau/contracts/step-screens';
import { dateTime } from '@sinau/format';
import { ListStates, useSearch } from '@sinau/shell';
import { defineSearch, page } from '@sinau/shell/search';
import { Badge, Card, Link, Skeleton } from '@sinau/ui';
import { buildHref } from '../../shared/build-href.ts';
import { HeadedSection } from '../../shared/headed-section.tsx';
import { usePastImports } from './class-import.data.ts';

const search = defineSearch(() => stepScreens.importClass(), { page: page() });

const states: Record<ImportState, { label: string; tone: 'neutral' | 'primary' | 'success' | 'danger' }> = {
  reading: { label: 'Sedang dibaca', tone: 'neutral' },
  planned: { label: 'Menunggu persetujuanmu', tone: 'primary' },
  making: { label: 'Sedang dibuat', tone: 'neutral' },
  made: { label: 'Sudah jadi', tone: 'success' },
  failed: { label: 'Gagal', tone: 'danger' },
};
const sources: Record<ImportSourceName, string> = {
  backup: 'Cadangan kelas',
  moodle: 'Moodle',
  'common-cartridge': 'Common Cartridge',
};

/** Imports of the last 30 days, each with its report and the class that it became; nothing before the first one. */
export function PastImports() {
  const found = useSearch(search.read);
  const rows = usePastImports(found.page);
  // Most have none, and their page would lose a heading again.
  if (rows.isPending || rows.data?.total === 0) return null;
  return (
    <HeadedSection
      id="past-imports"
      title="Impor sebelumnya"
      text="Impor dari berkas kelas. Laporannya bisa dibaca 30 hari."
    >
      <ListStates
        query={rows}
        noun="impor"
        page={found.page}
        hrefFor={(to) => search.href(found, { page: to })}
        skeleton={<Skeleton height={140} />}
        empty={null}
      >
        {({ list }, { pages }) => (
          <>
            <ul className="class-import-past">
              {list.map((one) => (
                <Past key={one.id} found={one} />
              ))}
            </ul>
            {pages}
          </>
        )}
      </ListStates>
    </HeadedSection>
  );
}

function Past({ found: { id, name, state, source, failure, made, createdAt } }: { found: PastImport }) {
  const { label, tone } = states[state];
  return (
    <Card as="li" padded>
      <b>{name}</b>
      <p className="muted sm num">
        <Badge tone={tone}>{label}</Badge> {source && `${sources[source]} · `}
        {dateTime(createdAt)}
      </p>
      {failure && <p className="sm">{failure}</p>}
      <p className="class-import-links">
        <Link href={stepScreens.importClass(id)} aria-label={`Lihat laporan ${name}`}>
          Lihat laporan
        </Link>
        {made && (
          <Link href={buildHref({ type: made.kind, ...made })} aria-label={`Buka kelas dari ${name}`}>
            Buka kelas
          </Link>
        )}
        {state === 'made' && !made && <span className="muted sm">Kelasnya sudah dihapus</span>}
      </p>
    </Card>
  );
}
