import { operatorScreens } from '@sinau/contracts/operator-screens';
import { PageTitle, useSearch } from '@sinau/shell';
import { Button } from '@sinau/ui';
import { Plus } from '@sinau/ui/icons';
import { voucherIssuers } from '../../features/vouchers/voucher-issuer.ts';
import { VoucherList } from '../../features/vouchers/voucher-list.tsx';
import { voucherSearches } from '../../features/vouchers/voucher-search.ts';
import { PageHead } from '../../shared/page-head.tsx';

/** The platform's vouchers. */
export function VouchersPage() {
  const search = useSearch(voucherSearches.platform.read);
  return (
    <>
      <PageTitle>Voucher</PageTitle>
      <PageHead
        title="Voucher"
        action={
          <Button href={operatorScreens.createOperatorVoucher()}>
            <Plus />
            Buat voucher
          </Button>
        }
      >
        Potongan atas tanggungan kami. Bagian mitra tetap dihitung dari harga penuh.
      </PageHead>
      <VoucherList desk={voucherIssuers.platform} search={search} />
    </>
  );
}
