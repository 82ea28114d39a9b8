import { clock } from '@sinau/format';
import type { StoreState } from './draft-store.ts';

/** Status whether the text is saved, and where. */
export function SaveStatus({ saving, savedAt }: Pick<StoreState, 'saving' | 'savedAt'>) {
  return <span role="status">{statusLabels(saving, savedAt)}</span>;
}

function statusLabels(saving: StoreState['saving'], savedAt: string | null) {
  switch (saving) {
    case 'saving':
      return 'Menyimpan…';
    case 'waiting':
      return 'Belum terkirim, tersimpan di perangkat ini';
    case 'refused':
      return 'Belum tersimpan';
    case 'saved':
      return savedAt ? `Tersimpan ${clock(savedAt)}` : '';
  }
}
