import type { Voucher } from '@sinau/contracts/commerce/voucher/voucher.schemas';
import { dateTime, decimal, rupiah } from '@sinau/format';
import { QueryStates } from '@sinau/shell';
import { Card, Facts, type Fact } from '@sinau/ui';
import { Figure, Figures, FiguresSkeleton } from '../../shared/figures/figures.tsx';
import type { VoucherIssuer } from './voucher-issuer.ts';
import type { OrderSearch } from './voucher-search.ts';
import { bearerLabels, scopeLabels, typeLabels, usedLabels, discountLabels } from './voucher-labels.ts';
import { useVoucherOrders } from './vouchers.data.ts';
import './voucher-overview.css';

interface OverviewProps {
  desk: VoucherIssuer;
  voucher: Voucher;
  search: OrderSearch;
}

/** Number of uses of a voucher, and their results. */
export function VoucherFigures({ desk, voucher, search }: OverviewProps) {
  return (
    <QueryStates
      query={useVoucherOrders(desk, voucher.id, search)}
      noun="angka voucher"
      skeleton={<FiguresSkeleton count={4} />}
    >
      {({ totals }) => (
        <Figures>
          <Figure label="Dipakai" value={usedLabels(voucher)}>
            {voucher.held > 0 ? `${decimal(voucher.held)} lagi menunggu bayar` : 'Tidak ada yang menunggu bayar'}
          </Figure>
          <Figure label={bearerLabels[desk.funder]} value={rupiah(totals.discount)}>
            dari harga {rupiah(totals.listPrice)}
          </Figure>
          <Figure label="Pembeli bayar" value={rupiah(totals.paid)}>
            setelah semua voucher
          </Figure>
          {desk.funder === 'mitra' ? (
            <Figure label="Kamu terima" value={rupiah(totals.share)}>
              setelah biaya layanan {rupiah(totals.fee)}
            </Figure>
          ) : (
            <Figure label="Sisa biaya layanan" value={rupiah(totals.fee - totals.discount)}>
              {rupiah(totals.fee)} dikurangi potongan; mitra terima {rupiah(totals.share)}
            </Figure>
          )}
        </Figures>
      )}
    </QueryStates>
  );
}

/** The rules of a voucher, in words. */
export const VoucherRules = ({ voucher }: { voucher: Voucher }) => (
  <Card as="section" padded aria-labelledby="voucher-rules" className="voucher-rules">
    <h2 id="voucher-rules">Aturannya</h2>
    <Facts facts={rulesOf(voucher)} />
  </Card>
);

function rulesOf(voucher: Voucher): Fact[] {
  const { minPurchase, quota, perUser, startsAt, endsAt, isFirstPurchaseOnly, isStackable, scope } = voucher;
  const times = (bound: number | null) => (bound === null ? 'Tidak dibatasi' : `${decimal(bound)} kali`);
  const named = scope.targets.map(({ title }) => title);
  return [
    ['Potongan', discountLabels(voucher)],
    [
      'Berlaku untuk',
      scope.kind === 'type'
        ? scope.types.map((type) => typeLabels[type]).join(', ')
        : named.length > 0
          ? named.join(', ')
          : scopeLabels(voucher),
    ],
    ['Minimum belanja', minPurchase > 0 ? rupiah(minPurchase) : 'Tanpa minimum'],
    ['Kuota', times(quota)],
    ['Batas tiap orang', times(perUser)],
    ['Mulai', dateTime(startsAt)],
    ['Berakhir', endsAt ? dateTime(endsAt) : 'Tanpa batas waktu'],
    ['Pembeli', isFirstPurchaseOnly ? 'Hanya yang belum pernah membeli' : 'Siapa saja'],
    ['Digabung dengan voucher lain', isStackable ? 'Boleh' : 'Tidak boleh'],
  ];
}
