import { expect, test } from 'vitest';
import { withoutPersonalData } from './personal-data.ts';
import { hardAddresses } from './testing/hard-texts.ts';

test.each([
  'sari@contoh.id',
  'sari.ayu+berita@surat.contoh.co.id',
  '081234567890',
  '0812-3456-7890',
  '0812.3456.7890',
  '+62 812 3456 7890',
  '(021) 5551234',
  '021-555-1234',
  '3319011203990001',
  '3319 0112 0399 0001',
  '09.254.294.3-407.000',
  '1234567890',
  '123-456-78901',
])('%s is masked, character by character, and the text around it stays', (personal) => {
  const covered = personal.replace(/\S/g, '•');
  expect(withoutPersonalData(`Hubungi ${personal}, atau ${personal}.`)).toBe(`Hubungi ${covered}, atau ${covered}.`);
});

test.each([
  'Rp1.250.000.000',
  'Selasa, 5 Mei 2026',
  'pukul 08.00-10.00',
  '12.345 warga',
  'naik 7,5 persen',
  'tahun 2025-2026',
  'Pasal 27 ayat 1',
  '@kampungsewu',
])('%s belongs to the news, and stays', (news) => {
  expect(withoutPersonalData(`Menurut catatan, ${news}.`)).toBe(`Menurut catatan, ${news}.`);
});

test.each(hardAddresses)('a text of %s is read, and is as long as before', (_, text) => {
  expect(withoutPersonalData(text)).toHaveLength(text.length);
});
