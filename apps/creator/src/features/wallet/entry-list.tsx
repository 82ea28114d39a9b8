import { EmptyState, illustrations } from '@sinau/ui';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { soldTypeLabels } from '../../shared/sold-types.ts';
import { DataList } from '../../shared/list/data-list.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import { entryColumns } from './entry-columns.tsx';
import { entryLabels } from './entry-labels.tsx';
import { useWalletEntries } from './wallet.data.ts';
import { walletSearch, walletSorts, type WalletSearch } from './wallet-search.ts';

/** The ledger's entries: sales that are held, and shares that were released. */
export function EntryList({ search }: { search: WalletSearch }) {
  const entries = useWalletEntries(search);
  const { hrefFor, clearHref, choose } = useListAddress(walletSearch, search, { keyword: '', kind: null, type: null });
  return (
    <DataList
      rows={entries}
      columns={entryColumns}
      search={search}
      hrefFor={hrefFor}
      noun="catatan"
      clearHref={clearHref}
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
          <ChoiceFilter
            label="Catatan"
            all="Semua catatan"
            words={entryLabels}
            value={search.kind}
            onChange={(kind) => choose({ kind })}
          />
          <ChoiceFilter
            label="Jenis"
            all="Semua jenis"
            words={soldTypeLabels}
            value={search.type}
            onChange={(type) => choose({ type })}
          />
        </ListTools>
      }
    />
  );
}
