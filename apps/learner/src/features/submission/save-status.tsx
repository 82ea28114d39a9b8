import { clock } from '@sinau/format';
import type { KeeperState } from './draft-keeper.ts';

/** Status whether the text is saved, and where. */
export function SaveStatus({ saving, savedAt }: Pick<KeeperState, 'saving' | 'savedAt'>) {
  return <span role="status">{statusLabels(saving, savedAt)}</span>;
}

function statusLabels(saving: KeeperState['saving'], savedAt: string | null) {
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
