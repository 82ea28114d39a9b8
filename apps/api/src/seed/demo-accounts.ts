/** Who can sign in to a server with demo data; `npm start` shows them. */
export const demoAccounts = [
  { role: 'Peserta', email: 'peserta@contoh.test', password: 'peserta-demo' },
  { role: 'Mitra', email: 'mitra@contoh.test', password: 'mitra-demo' },
  { role: 'Operator', email: 'operator@contoh.test', password: 'operator-demo' },
  { role: 'Operator', email: 'operator2@contoh.test', password: 'operator-demo' },
] as const;
