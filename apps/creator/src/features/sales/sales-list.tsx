import { screens } from '@sinau/contracts/screens';
import { Button, EmptyState, illustrations } from '@sinau/ui';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { DataList } from '../../shared/list/data-list.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import { salesColumns } from './sales-columns.tsx';
import { saleLabels } from './sale-labels.ts';
import { fetchSalesCsv, useSales } from './sales.data.ts';
import { salesSearch, salesSorts, type SalesSearch } from './sales-search.ts';

/** The sales of the mitra, one line each. */
export function SalesList({ search }: { search: SalesSearch }) {
  const sales = useSales(search);
  const { hrefFor, clearHref, choose } = useListAddress(salesSearch, search, {
    keyword: '',
    class: '',
    type: null,
    status: null,
    period: 'semua',
    from: null,
    to: null,
  });
  return (
    <DataList
      rows={sales}
      columns={salesColumns}
      search={search}
      hrefFor={hrefFor}
      noun="penjualan"
      clearHref={clearHref}
      empty={<NoSales />}
      tools={
        <ListTools
          label="Cari penjualan"
          placeholder="Kelas, bundling, atau kode pesanan"
          search={search}
          hrefFor={hrefFor}
          sorts={salesSorts}
          fetchCsv={() => fetchSalesCsv(search)}
        >
          <ChoiceFilter
            label="Status"
            all="Semua status"
            words={saleLabels}
            value={search.status}
            onChange={(status) => choose({ status })}
          />
        </ListTools>
      }
    />
  );
}

function NoSales() {
  return (
    <EmptyState
      title="Belum ada penjualan"
      illustration={illustrations.emptyCart}
      action={
        <Button variant="outline" href={screens.creatorCatalog()}>
          Lihat kelasmu
        </Button>
      }
    >
      Setiap kelas yang terjual muncul di sini, lengkap dengan voucher, biaya, dan bagianmu.
    </EmptyState>
  );
}
