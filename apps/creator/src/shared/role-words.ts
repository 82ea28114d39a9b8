import type { MitraRole } from '@sinau/contracts/mitra/mitra.rules';

export const roleWords: Record<MitraRole, string> = { owner: 'Pemilik', member: 'Anggota', instructor: 'Instruktur' };
