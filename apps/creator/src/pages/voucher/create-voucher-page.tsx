import { voucherDesks } from '../../features/vouchers/voucher-desk.ts';
import { VoucherMaker } from '../../features/vouchers/voucher-editor.tsx';

export const CreateVoucherPage = () => <VoucherMaker desk={voucherDesks.mitra} />;
