import type { ApplicationDocumentKind } from '@sinau/contracts/storefront/mitra/mitra.rules';

export const documentLabels: Record<ApplicationDocumentKind, { title: string; hint: string }> = {
  identity_card: { title: 'Kartu identitas', hint: 'KTP atau paspor pendaftar.' },
  tax_number: { title: 'NPWP', hint: 'Atas nama pendaftar atau lembaga.' },
  certificate: { title: 'Sertifikat', hint: 'Bukti keahlian, seperti sertifikat kompetensi atau pelatihan.' },
};
