import { walletEntryKinds, type WalletEntryKind } from '@sinau/contracts/ledger/ledger.rules';
import type { WalletEntry } from '@sinau/contracts/ledger/ledger.schemas';
import { useGo } from '@sinau/shell';
import { EmptyState, Select, illustrations } from '@sinau/ui';
import { ListTools } from '../../shared/table/list-tools.tsx';
import { ListView } from '../../shared/table/list-view.tsx';
import { EntryCard } from './entry-card.tsx';
import { EntryTable } from './entry-table.tsx';
import { entryWords } from './entry-words.tsx';
import { useWalletEntries } from './wallet.data.ts';
import { walletHref, type WalletSearch } from './wallet-search.ts';

/** What came to be held and what came free. */
export function EntryList({ search }: { search: WalletSearch }) {
  const entries = useWalletEntries(search);
  const go = useGo();
  const change = (next: Partial<WalletSearch>) => go(walletHref(search, next));
  const isFiltered = search.keyword !== '' || search.kind !== null;
  return (
    <>
      <ListTools
        label="Cari riwayat saldo"
        placeholder="Kelas atau kode pesanan"
        keyword={search.keyword}
        onSearch={(keyword) => change({ keyword })}
      >
        <Select
          aria-label="Jenis"
          value={search.kind ?? ''}
          onChange={({ target }) => change({ kind: (target.value || null) as WalletEntryKind | null })}
        >
          <option value="">Semua jenis</option>
          {walletEntryKinds.map((kind) => (
            <option key={kind} value={kind}>
              {entryWords[kind]}
            </option>
          ))}
        </Select>
      </ListTools>
      <ListView<WalletEntry>
        rows={entries}
        page={search.page}
        hrefFor={(page) => walletHref(search, { page })}
        noun="catatan"
        clearHref={isFiltered ? walletHref(search, { keyword: '', kind: null }) : null}
        empty={
          <EmptyState title="Saldo belum bergerak" illustration={illustrations.emptyNotes}>
            Begitu kelasmu terjual, bagianmu tercatat di sini.
          </EmptyState>
        }
        table={(rows, isRefreshing) => (
          <EntryTable
            entries={rows}
            sort={search.sort}
            isRefreshing={isRefreshing}
            onSort={(sort) => change({ sort })}
          />
        )}
        cards={(rows) => rows.map((entry) => <EntryCard key={entry.id} entry={entry} />)}
      />
    </>
  );
}
