import { expect, test } from 'vitest';
import { changeLines } from './audit-labels.ts';

test('changes of an action are described in words, without the field that is shown as its reason', () => {
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
