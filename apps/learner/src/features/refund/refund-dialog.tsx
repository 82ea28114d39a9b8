import { useState } from 'react';
import { ApiError } from '@sinau/api-client';
import type { RefundLine, RefundPreview } from '@sinau/contracts/commerce/refund/refund.schemas';
import { refundWorkingDays } from '@sinau/contracts/commerce/transaction/transaction.rules';
import { dateTime, rupiah } from '@sinau/format';
import { Button, Checkbox, Dialog, Notice } from '@sinau/ui';
import { chosenTotal } from './chosen-total.ts';
import { useRequestRefund } from './refund.data.ts';
import './refund-dialog.css';

interface RefundDialogProps {
  /** Refundable lines of one order; null while the dialog is closed. */
  preview: RefundPreview | null;
  onClose: () => void;
}

/** Dialog that shows which lines are returned, the refund for them, and the consequences, before confirmation. */
export const RefundDialog = ({ preview, onClose }: RefundDialogProps) => (
  <Dialog open={preview !== null} onClose={onClose} title="Minta pengembalian dana" size="md">
    {preview && <RefundChoice preview={preview} onClose={onClose} />}
  </Dialog>
);

function RefundChoice({ preview, onClose }: { preview: RefundPreview; onClose: () => void }) {
  const { lines } = preview;
  const refundable = lines.filter(({ refusal }) => refusal === null);
  const [chosen, setChosen] = useState(() => (refundable.length === 1 ? [refundable[0]!.lineId] : []));
  const { mutate, isPending, error } = useRequestRefund();
  const total = chosenTotal(lines, chosen);
  const toggle = (id: string) =>
    setChosen((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
  const send = () => mutate({ params: { id: preview.id }, body: { lineIds: chosen, total } }, { onSuccess: onClose });

  if (lines.length === 0) return <p>Semua isi pesanan ini sudah dikembalikan.</p>;
  return (
    <>
      <ul className="refund-lines">
        {lines.map((line) => (
          <li key={line.lineId}>
            <RefundableLine line={line} isChosen={chosen.includes(line.lineId)} onToggle={() => toggle(line.lineId)} />
          </li>
        ))}
      </ul>
      {chosen.length > 0 && (
        <div className="refund-outcome" role="status">
          <p>
            {total > 0 ? (
              <>
                Kamu menerima <b className="num">{rupiah(total)}</b>
              </>
            ) : (
              'Tidak ada uang yang kembali'
            )}
            . Akses ke isinya berakhir sekarang, dan kemajuan belajarmu tetap tersimpan.
          </p>
          {total > 0 && <p className="muted sm">{waySentences[preview.way]}</p>}
        </div>
      )}
      {error && <Notice tone="danger">{sentenceOf(error)}</Notice>}
      <div className="dialog-actions">
        <Button variant="outline" onClick={onClose}>
          Tidak jadi
        </Button>
        <Button variant="danger" disabled={chosen.length === 0} loading={isPending} onClick={send}>
          {total > 0 ? `Kembalikan ${rupiah(total)}` : 'Lepas kelas'}
        </Button>
      </div>
    </>
  );
}

const waySentences = {
  gateway: `Uangnya kembali lewat cara bayar yang kamu pakai, paling lambat ${refundWorkingDays} hari kerja.`,
  bank: `Cara bayarmu tidak bisa menerima uang kembali. Setelah ini kami minta nomor rekeningmu, lalu uangnya kami kirim paling lambat ${refundWorkingDays} hari kerja.`,
} as const;

/** Describes the rule that prevents it, or the server's message. */
const sentenceOf = (error: Error) => (error instanceof ApiError && error.fields.reason) || error.message;

function RefundableLine({ line, isChosen, onToggle }: { line: RefundLine; isChosen: boolean; onToggle: () => void }) {
  const { title, ticket, bundle, amount, withIt, until, refusal } = line;
  return (
    <>
      <Checkbox checked={isChosen} disabled={refusal !== null} onChange={onToggle} aside={<b>{rupiah(amount)}</b>}>
        {title}
        {ticket && <span className="muted"> · {ticket}</span>}
        {bundle && <span className="muted"> · bagian dari {bundle}</span>}
      </Checkbox>
      <p className="muted sm">
        {refusal?.message ?? (until ? `Bisa dikembalikan sampai ${dateTime(until)}.` : 'Bisa dilepas kapan saja.')}
        {!refusal &&
          withIt.length > 0 &&
          ` Tiket tambahannya ikut kembali: ${withIt.map((one) => `${one.title} (${rupiah(one.amount)})`).join(', ')}.`}
      </p>
    </>
  );
}
