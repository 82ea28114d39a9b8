import type { Sale } from '@sinau/contracts/report/report.schemas';
import { screens } from '@sinau/contracts/screens';
import { useGo } from '@sinau/shell';
import { Button, EmptyState, Select, illustrations } from '@sinau/ui';
import { ListTools } from '../../shared/table/list-tools.tsx';
import { ListView } from '../../shared/table/list-view.tsx';
import { fetchSalesCsv, useSales } from './sales.data.ts';
import { DayField } from './day-field.tsx';
import { SaleCard } from './sale-card.tsx';
import { SalesTable } from './sales-table.tsx';
import { salesHref, salesSorts, type SalesSearch, type SalesSort } from './sales-search.ts';

/** What was sold, line by line. */
export function SalesList({ search }: { search: SalesSearch }) {
  const sales = useSales(search);
  const go = useGo();
  const change = (next: Partial<SalesSearch>) => go(salesHref(search, next));
  const isFiltered = search.keyword !== '' || search.from !== null || search.to !== null;
  return (
    <>
      <ListTools
        label="Cari penjualan"
        placeholder="Kelas atau kode pesanan"
        keyword={search.keyword}
        onSearch={(keyword) => change({ keyword })}
        fetchCsv={() => fetchSalesCsv(search)}
      >
        <DayField label="Dari" value={search.from} max={search.to} onChange={(from) => change({ from })} />
        <DayField label="Sampai" value={search.to} min={search.from} onChange={(to) => change({ to })} />
        <Select
          aria-label="Urutkan"
          value={search.sort}
          onChange={({ target }) => change({ sort: target.value as SalesSort })}
        >
          {Object.entries(salesSorts).map(([sort, words]) => (
            <option key={sort} value={sort}>
              {words}
            </option>
          ))}
        </Select>
      </ListTools>
      <ListView<Sale>
        rows={sales}
        page={search.page}
        hrefFor={(page) => salesHref(search, { page })}
        noun="penjualan"
        clearHref={isFiltered ? salesHref(search, { keyword: '', from: null, to: null }) : null}
        empty={<NoSales />}
        table={(rows, isRefreshing) => (
          <SalesTable sales={rows} sort={search.sort} isRefreshing={isRefreshing} onSort={(sort) => change({ sort })} />
        )}
        cards={(rows) => rows.map((sale) => <SaleCard key={sale.id} sale={sale} />)}
      />
    </>
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
