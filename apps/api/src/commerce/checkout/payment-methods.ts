import type { PaymentMethod } from '@sinau/contracts/commerce/transaction/transaction.schemas';

/** Ways to pay, the most used first. */
export const paymentMethods: readonly PaymentMethod[] = [
  { code: 'qris', title: 'QRIS', description: 'Pindai dari aplikasi bank atau e-wallet', marks: ['QRIS'] },
  {
    code: 'bank_transfer',
    title: 'Transfer bank (virtual account)',
    description: 'Dari m-banking, internet banking, atau ATM',
    marks: ['BCA', 'Mandiri', 'BNI', 'BRI', 'Permata'],
  },
  {
    code: 'e_wallet',
    title: 'GoPay atau ShopeePay',
    description: 'Buka aplikasinya untuk menyetujui',
    marks: ['GoPay', 'ShopeePay'],
  },
  {
    code: 'card',
    title: 'Kartu kredit atau debit',
    description: 'Nomor kartunya diisi di halaman berikutnya',
    marks: ['Visa', 'Mastercard', 'JCB'],
  },
  { code: 'retail', title: 'Gerai retail', description: 'Bayar tunai di kasir', marks: ['Alfamart', 'Indomaret'] },
];

export const paymentMethodOf = (code: string | null) => paymentMethods.find((method) => method.code === code) ?? null;
