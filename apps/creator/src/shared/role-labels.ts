import type { MitraRole } from '@sinau/contracts/core/auth/membership.rules';

export const roleLabels: Record<MitraRole, string> = { owner: 'Pemilik', member: 'Anggota', instructor: 'Instruktur' };
