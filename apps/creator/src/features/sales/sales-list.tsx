import { screens } from '@sinau/contracts/screens';
import { useGo } from '@sinau/shell';
import { Button, EmptyState, illustrations } from '@sinau/ui';
import { DayRange } from '@sinau/ui/antd/day-range';
import { ClassFilter } from '../../shared/list/class-filter.tsx';
import { DataList } from '../../shared/list/data-list.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { salesColumns } from './sales-columns.tsx';
import { fetchSalesCsv, useSales } from './sales.data.ts';
import { salesSearch, salesSorts, type SalesSearch } from './sales-search.ts';

/** The sales of the mitra, one line each. */
export function SalesList({ search }: { search: SalesSearch }) {
  const sales = useSales(search);
  const go = useGo();
  const hrefFor = (change: Partial<SalesSearch>) => salesSearch.href(search, change);
  const isFiltered = search.keyword !== '' || search.class !== '' || search.from !== null || search.to !== null;
  return (
    <DataList
      rows={sales}
      columns={salesColumns}
      search={search}
      hrefFor={hrefFor}
      noun="penjualan"
      clearHref={isFiltered ? hrefFor({ keyword: '', class: '', from: null, to: null }) : null}
      empty={<NoSales />}
      tools={
        <ListTools
          label="Cari penjualan"
          placeholder="Kelas atau kode pesanan"
          search={search}
          hrefFor={hrefFor}
          sorts={salesSorts}
          fetchCsv={() => fetchSalesCsv(search)}
        >
          <ClassFilter value={search.class} onChange={(id) => go(hrefFor({ class: id }))} />
          <DayRange
            label="Tanggal penjualan"
            from={search.from}
            to={search.to}
            onChange={(days) => go(hrefFor(days))}
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
