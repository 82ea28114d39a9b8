import type { Sale } from '@sinau/contracts/report/report.schemas';
import { screens } from '@sinau/contracts/screens';
import { date, rupiah, time } from '@sinau/format';
import { Link } from '@sinau/ui';
import { SortHeader } from '../../shared/table/sort-header.tsx';
import '../../shared/table/data-table.css';
import type { SalesSort } from './sales-search.ts';
import { voucherWords } from './voucher-words.ts';
import './sales-table.css';

interface SalesTableProps {
  sales: readonly Sale[];
  sort: SalesSort;
  isRefreshing: boolean;
  onSort: (sort: SalesSort) => void;
}

export function SalesTable({ sales, sort, isRefreshing, onSort }: SalesTableProps) {
  const order = { sort, onSort };
  return (
    <table className="data-table sales-table" aria-busy={isRefreshing}>
      <caption className="sr">Penjualan</caption>
      <thead>
        <tr>
          <SortHeader {...order} name="paidAt">
            Tanggal
          </SortHeader>
          <SortHeader {...order} name="title" isText>
            Kelas
          </SortHeader>
          <SortHeader {...order} name="listPrice" className="data-number">
            Harga
          </SortHeader>
          <th scope="col" className="sales-wide">
            Voucher
          </th>
          <th scope="col" className="data-number sales-wide">
            Biaya layanan
          </th>
          <SortHeader {...order} name="share" className="data-number">
            Pendapatan
          </SortHeader>
        </tr>
      </thead>
      <tbody className="num">
        {sales.map((sale) => (
          <tr key={sale.id}>
            <td className="nowrap">
              {date(sale.paidAt)}
              <p className="muted xs">{time(sale.paidAt)}</p>
            </td>
            <th scope="row">
              <Link href={screens.classReport({ type: sale.class.type, id: sale.class.slug })}>{sale.class.title}</Link>
              <p className="muted xs">{sale.orderId}</p>
            </th>
            <td className="data-number">{rupiah(sale.listPrice)}</td>
            <td className="sales-wide">{voucherWords(sale)}</td>
            <td className="data-number sales-wide">{rupiah(-sale.fee)}</td>
            <td className="data-number">
              <b>{rupiah(sale.share)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
