import type { PaymentMethod } from '@sinau/contracts/transaction/transaction.schemas';

/** Ways to pay, the most used first. */
export const paymentMethods: readonly PaymentMethod[] = [
  { code: 'qris', title: 'QRIS', description: 'Pindai dari aplikasi bank atau e-wallet' },
  { code: 'bank_transfer', title: 'Transfer bank (virtual account)', description: 'BCA, Mandiri, BNI, BRI, Permata' },
  { code: 'e_wallet', title: 'GoPay atau ShopeePay', description: 'Buka aplikasinya untuk menyetujui' },
  { code: 'card', title: 'Kartu kredit atau debit', description: 'Visa, Mastercard, JCB' },
  { code: 'retail', title: 'Gerai retail', description: 'Alfamart, Indomaret' },
];

export const paymentMethodOf = (code: string | null) => paymentMethods.find((method) => method.code === code) ?? null;
