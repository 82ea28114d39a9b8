import { voucherIssuers } from '../../features/vouchers/voucher-issuer.ts';
import { VoucherEditor } from '../../features/vouchers/voucher-editor.tsx';

export const EditVoucherPage = () => <VoucherEditor desk={voucherIssuers.mitra} />;
