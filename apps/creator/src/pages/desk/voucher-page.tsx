import { voucherIssuers } from '../../features/vouchers/voucher-issuer.ts';
import { VoucherDetail } from '../../features/vouchers/voucher-detail.tsx';

export const VoucherPage = () => <VoucherDetail desk={voucherIssuers.platform} />;
