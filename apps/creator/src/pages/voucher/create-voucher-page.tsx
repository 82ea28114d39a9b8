import { voucherIssuers } from '../../features/vouchers/voucher-issuer.ts';
import { VoucherMaker } from '../../features/vouchers/voucher-editor.tsx';

export const CreateVoucherPage = () => <VoucherMaker desk={voucherIssuers.mitra} />;
