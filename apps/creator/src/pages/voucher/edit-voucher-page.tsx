import { voucherDesks } from '../../features/vouchers/voucher-desk.ts';
import { VoucherEditor } from '../../features/vouchers/voucher-editor.tsx';

export const EditVoucherPage = () => <VoucherEditor desk={voucherDesks.mitra} />;
