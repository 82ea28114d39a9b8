import type { Difference } from '@sinau/contracts/commerce/ledger/proof.schemas';
import type { SystemStatus } from '@sinau/contracts/backoffice/system/system.schemas';
import { dateTime, decimal, rupiah } from '@sinau/format';
import { Card, Notice } from '@sinau/ui';
import { differenceLabels } from './difference-labels.ts';

/** The last nightly proof of the books, and the differences that it found. */
export const ProofCard = ({ alarm, latest }: SystemStatus['proof']) => (
  <Card as="section" padded className="stack" aria-labelledby="proof">
    <h2 id="proof">Pemeriksaan pembukuan</h2>
    {alarm === 'overdue' && (
      <Notice tone="danger">
        Pemeriksaan pembukuan tidak berjalan lebih dari 36 jam. Periksa pekerjaan ledger.prove.
      </Notice>
    )}
    {latest === null ? (
      <p className="muted">Pembukuan diperiksa setiap malam. Malam pertamanya belum lewat.</p>
    ) : (
      <>
        {latest.differences.length === 0 ? (
          <p>Pembukuan cocok pada {dateTime(latest.finishedAt)}.</p>
        ) : (
          <>
            <Notice tone="danger">Pembukuan tidak cocok pada {dateTime(latest.finishedAt)}.</Notice>
            <ul className="stack">
              {latest.differences.map((difference) => (
                <DifferenceLine key={difference.kind} {...difference} />
              ))}
            </ul>
          </>
        )}
        <p className="muted sm">
          {latest.isFull ? 'Semua catatan dibaca' : 'Catatan baru dan jumlah periode tertutup dibaca'} dalam{' '}
          {decimal(latest.milliseconds / 1000)} detik.
        </p>
      </>
    )}
  </Card>
);

function DifferenceLine({ kind, count, examples }: Difference) {
  const label = differenceLabels[kind];
  if (kind === 'imbalance')
    return (
      <li>
        {label}: {rupiah(Number(examples[0]))}
      </li>
    );
  return (
    <li>
      {label}: {decimal(count)}
      <p className="muted xs system-examples">{examples.join(', ')}</p>
    </li>
  );
}
