/** Accounts that can sign in to a server with demo data; `npm start` shows them. */
export const demoAccounts = [
  { role: 'Peserta', fullname: 'Laras Kinanti', email: 'peserta@contoh.test', password: 'peserta-demo' },
  { role: 'Mitra', fullname: 'Maya Larasati', email: 'mitra@contoh.test', password: 'mitra-demo' },
  { role: 'Operator', fullname: 'Dimas Prakoso', email: 'operator@contoh.test', password: 'operator-demo' },
  { role: 'Operator', fullname: 'Ratih Anggraini', email: 'operator2@contoh.test', password: 'operator-demo' },
  { role: 'Dukungan', fullname: 'Nadia Permata', email: 'dukungan@contoh.test', password: 'dukungan-demo' },
  { role: 'Konten', fullname: 'Yoga Pradana', email: 'konten@contoh.test', password: 'konten-demo' },
  { role: 'Peninjau', fullname: 'Wulan Saraswati', email: 'peninjau@contoh.test', password: 'peninjau-demo' },
  { role: 'Keuangan', fullname: 'Hendra Gunawan', email: 'keuangan@contoh.test', password: 'keuangan-demo' },
] as const;
