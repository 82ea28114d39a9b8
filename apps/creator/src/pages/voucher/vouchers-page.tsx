import { screens } from '@sinau/contracts/screens';
import { PageTitle, useSearch } from '@sinau/shell';
import { Button } from '@sinau/ui';
import { Plus } from '@sinau/ui/icons';
import { voucherIssuers } from '../../features/vouchers/voucher-issuer.ts';
import { VoucherList } from '../../features/vouchers/voucher-list.tsx';
import { voucherSearches } from '../../features/vouchers/voucher-search.ts';
import { PageHead } from '../../shared/page-head.tsx';

/** The mitra's own vouchers. */
export function VouchersPage() {
  const search = useSearch(voucherSearches.mitra.read);
  return (
    <>
      <PageTitle>Voucher</PageTitle>
      <PageHead
        title="Voucher"
        action={
          <Button href={screens.createVoucher()}>
            <Plus />
            Buat voucher
          </Button>
        }
      >
        Potongan untuk kelasmu lewat kode. Potongannya diambil dari bagianmu.
      </PageHead>
      <VoucherList desk={voucherIssuers.mitra} search={search} />
    </>
  );
}
