import { expect, test } from 'vitest';
import { changeLines } from './audit-labels.ts';

test('what an act changed is told in words, without what is read as its reason', () => {
  expect(changeLines({ statusApprove: 'review' }, { statusApprove: 'revision' })).toEqual([
    'status: ditinjau → perlu perbaikan',
  ]);
  expect(
    changeLines(
      { isSuspended: false, suspensionReason: null },
      { isSuspended: true, suspensionReason: 'Fotonya diperiksa.' },
    ),
  ).toEqual(['penjualan dihentikan: tidak → ya']);
  expect(changeLines({ content: 'Lama' }, {})).toEqual(['isi: Lama → kosong']);
});
