import type { VoucherFunder } from '@sinau/contracts/commerce/voucher/voucher.rules';
import { Button, EmptyState, illustrations } from '@sinau/ui';
import { Plus } from '@sinau/ui/icons';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { DataList } from '../../shared/list/data-list.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import { voucherColumns } from './voucher-columns.tsx';
import { voucherIssuers, type VoucherIssuer } from './voucher-issuer.ts';
import { voucherSearches, voucherSorts, type VoucherSearch } from './voucher-search.ts';
import { kindLabels, stateLabels } from './voucher-labels.ts';
import { useVouchers } from './vouchers.data.ts';

const noFilter = { keyword: '', status: null, kind: null };
const columns = { mitra: voucherColumns(voucherIssuers.mitra), platform: voucherColumns(voucherIssuers.platform) };

/** The vouchers of the mitra, or of the platform. */
export function VoucherList({ desk, search }: { desk: VoucherIssuer; search: VoucherSearch }) {
  const { hrefFor, clearHref, choose } = useListAddress(voucherSearches[desk.funder], search, noFilter);
  return (
    <DataList
      rows={useVouchers(desk, search)}
      columns={columns[desk.funder]}
      search={search}
      hrefFor={hrefFor}
      noun="voucher"
      clearHref={clearHref}
      empty={<NoVouchers desk={desk} />}
      tools={
        <ListTools label="Cari voucher" placeholder="Kode" search={search} hrefFor={hrefFor} sorts={voucherSorts}>
          <ChoiceFilter
            label="Status"
            all="Semua status"
            words={stateLabels}
            value={search.status}
            onChange={(status) => choose({ status })}
          />
          <ChoiceFilter
            label="Jenis"
            all="Semua jenis"
            words={kindLabels}
            value={search.kind}
            onChange={(kind) => choose({ kind })}
          />
        </ListTools>
      }
    />
  );
}

const reasons: Record<VoucherFunder, string> = {
  mitra:
    'Beri potongan untuk kelasmu lewat kode. Sebelum disimpan, kamu lihat dulu berapa yang dibayar pembeli dan berapa yang kamu terima.',
  platform: 'Beri potongan atas tanggungan kami lewat kode. Bagian mitra tetap dihitung dari harga penuh.',
};

const NoVouchers = ({ desk: { funder, links } }: { desk: VoucherIssuer }) => (
  <EmptyState
    title="Belum ada voucher"
    illustration={illustrations.emptyCart}
    action={
      <Button href={links.create()}>
        <Plus />
        Buat voucher pertama
      </Button>
    }
  >
    {reasons[funder]}
  </EmptyState>
);
