/** Accounts that can sign in to a server with demo data; `npm start` shows them. */
export const demoAccounts = [
  { role: 'Peserta', fullname: 'Laras Kinanti', email: 'peserta@contoh.test', password: 'peserta-demo' },
  { role: 'Mitra', fullname: 'Maya Larasati', email: 'mitra@contoh.test', password: 'mitra-demo' },
  { role: 'Operator', fullname: 'Dimas Prakoso', email: 'operator@contoh.test', password: 'operator-demo' },
  { role: 'Operator', fullname: 'Ratih Anggraini', email: 'operator2@contoh.test', password: 'operator-demo' },
] as const;
