import type { Morning } from '@sinau/contracts/backoffice/desk/desk.schemas';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { Link, Notice } from '@sinau/ui';

const alarmTexts = {
  different: 'Pemeriksaan pembukuan terakhir menemukan selisih.',
  overdue: 'Pemeriksaan pembukuan tidak berjalan lebih dari 36 jam.',
} as const;

/** Calls operators to the books while the nightly proof has something to say. */
export const LedgerAlarm = ({ alarm }: { alarm: Morning['books']['alarm'] }) =>
  alarm && (
    <Notice tone="danger" action={<Link href={operatorScreens.operatorSystem()}>Lihat</Link>}>
      {alarmTexts[alarm]}
    </Notice>
  );
