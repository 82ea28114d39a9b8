import { useState } from 'react';
import type { RefundableOrder, RefundLine } from '@sinau/contracts/commerce/refund/refund.schemas';
import { rupiah } from '@sinau/format';
import { useDraftKey } from '@sinau/shell';
import { Button, Card, Checkbox, ReasonDialog } from '@sinau/ui';
import { useIsStaff } from '../../shared/staff.ts';
import { useGrantRefund } from './refunds.data.ts';

const rule = { kind: 'text', min: 10, max: 500, missing: 'Tulis alasannya' } as const;

/** Form to refund lines of an order regardless of the policy, with a reason. */
export function GrantRefund({ order: { id, orderId, lines, buyer } }: { order: RefundableOrder }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const draftKey = useDraftKey(`refund:${id}`);
  const { mutateAsync } = useGrantRefund(id);
  const mayGrant = useIsStaff(['finance']);
  const total = totalOf(lines, chosen);
  if (lines.length === 0) return <Card padded>Tidak ada isi pesanan yang masih bisa dikembalikan.</Card>;
  return (
    <Card padded className="stack">
      <ul className="stack">
        {lines.map((line) => (
          <li key={line.lineId}>
            <Checkbox
              checked={chosen.includes(line.lineId)}
              onChange={({ target }) =>
                setChosen((ids) =>
                  target.checked ? [...ids, line.lineId] : ids.filter((other) => other !== line.lineId),
                )
              }
              aside={<b>{rupiah(line.amount)}</b>}
            >
              {line.title}
              {line.ticket && <span className="muted"> · {line.ticket}</span>}
            </Checkbox>
            <p className="muted sm">
              {line.refusal
                ? `Di luar ketentuan. ${line.refusal.message}`
                : 'Sesuai ketentuan: pembelinya bisa sendiri.'}{' '}
              {line.progress}% selesai.
              {line.withIt.length > 0 && ` ${line.withIt.length} tiket tambahan ikut kembali.`}
            </p>
          </li>
        ))}
      </ul>
      {mayGrant && (
        <div>
          <Button variant="danger" disabled={chosen.length === 0} onClick={() => setAsking(true)}>
            Kembalikan {rupiah(total)}
          </Button>
        </div>
      )}
      <ReasonDialog
        open={isAsking}
        title={`Kembalikan ${rupiah(total)}?`}
        draftKey={draftKey}
        onClose={() => setAsking(false)}
        label="Alasan"
        hint="Tersimpan di catatan tindakan; pembeli tidak membacanya."
        rule={rule}
        confirmLabel="Kembalikan"
        tone="danger"
        send={async (reason) => {
          await mutateAsync({ lineIds: [...chosen], reason });
          setChosen([]);
        }}
      >
        {buyer.fullname} langsung kehilangan akses, dan sertifikatnya dicabut kalau ada. Bagian mitra dari pesanan{' '}
        {orderId} ditarik.
      </ReasonDialog>
    </Card>
  );
}

/** Total with dependent lines, each counted once. */
function totalOf(lines: readonly RefundLine[], chosen: readonly string[]) {
  const amounts = new Map<string, number>();
  for (const line of lines.filter(({ lineId }) => chosen.includes(lineId)))
    for (const { lineId, amount } of [line, ...line.withIt]) amounts.set(lineId, amount);
  return [...amounts.values()].reduce((sum, amount) => sum + amount, 0);
}
