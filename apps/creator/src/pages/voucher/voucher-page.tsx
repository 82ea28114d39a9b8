import { voucherDesks } from '../../features/vouchers/voucher-desk.ts';
import { VoucherDetail } from '../../features/vouchers/voucher-detail.tsx';

export const VoucherPage = () => <VoucherDetail desk={voucherDesks.mitra} />;
