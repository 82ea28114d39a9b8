import type { WalletEntry } from '@sinau/contracts/ledger/ledger.schemas';
import { dateTime, rupiah } from '@sinau/format';
import { Card } from '@sinau/ui';
import { EntryState, entryWords } from './entry-words.tsx';

export function EntryCard({ entry }: { entry: WalletEntry }) {
  return (
    <Card as="li" className="list-card">
      <div className="row between">
        <b>{entryWords[entry.kind]}</b>
        <b className="num nowrap">{rupiah(entry.amount)}</b>
      </div>
      <div>
        <p>{entry.class.title}</p>
        <p className="muted xs num">
          {dateTime(entry.occurredAt)} · {entry.orderId}
        </p>
      </div>
      <p>
        <EntryState {...entry} />
      </p>
    </Card>
  );
}
