import { walletEntryKinds, type WalletEntryKind } from '@sinau/contracts/ledger/ledger.rules';
import { useGo } from '@sinau/shell';
import { EmptyState, Select, illustrations } from '@sinau/ui';
import { DataList } from '../../shared/list/data-list.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { entryColumns } from './entry-columns.tsx';
import { entryWords } from './entry-words.tsx';
import { useWalletEntries } from './wallet.data.ts';
import { walletSearch, walletSorts, type WalletSearch } from './wallet-search.ts';

/** The ledger's entries: sales that are held, and shares that were released. */
export function EntryList({ search }: { search: WalletSearch }) {
  const entries = useWalletEntries(search);
  const go = useGo();
  const hrefFor = (change: Partial<WalletSearch>) => walletSearch.href(search, change);
  const isFiltered = search.keyword !== '' || search.kind !== null;
  return (
    <DataList
      rows={entries}
      columns={entryColumns}
      search={search}
      hrefFor={hrefFor}
      noun="catatan"
      clearHref={isFiltered ? hrefFor({ keyword: '', kind: null }) : null}
      empty={
        <EmptyState title="Saldo belum bergerak" illustration={illustrations.emptyNotes}>
          Begitu kelasmu terjual, bagianmu tercatat di sini.
        </EmptyState>
      }
      tools={
        <ListTools
          label="Cari riwayat saldo"
          placeholder="Kelas atau kode pesanan"
          search={search}
          hrefFor={hrefFor}
          sorts={walletSorts}
        >
          <Select
            aria-label="Jenis"
            value={search.kind ?? ''}
            onChange={({ target }) => go(hrefFor({ kind: (target.value || null) as WalletEntryKind | null }))}
          >
            <option value="">Semua jenis</option>
            {walletEntryKinds.map((kind) => (
              <option key={kind} value={kind}>
                {entryWords[kind]}
              </option>
            ))}
          </Select>
        </ListTools>
      }
    />
  );
}
