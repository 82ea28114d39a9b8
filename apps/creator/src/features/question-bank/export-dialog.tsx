import { useState } from 'react';
import type { ExportFormat } from '@sinau/contracts/study/question/bank.rules';
import type { QuestionExportReport } from '@sinau/contracts/study/question/bank.schemas';
import { decimal } from '@sinau/format';
import { Button, Dialog, Notice, Skeleton } from '@sinau/ui';
import { FormatChoice } from '../../shared/format-choice.tsx';
import { useExport, useExportCheck } from './bank.data.ts';

const formats: Record<ExportFormat, { title: string; description: string }> = {
  csv: { title: 'CSV', description: 'Untuk Excel dan Google Sheets, juga untuk diimpor lagi di sini. Tanpa gambar.' },
  gift: { title: 'GIFT', description: 'Untuk Moodle. Tanpa gambar dan poin.' },
  qti: { title: 'QTI 3.0', description: 'Paket untuk sistem ujian lain, lengkap dengan gambar.' },
};

/** Exports the bank, after listing what the format cannot hold. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const [format, setFormat] = useState<ExportFormat>('qti');
  const check = useExportCheck(format);
  const { mutate, isPending } = useExport();
  const report = check.data;
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      title="Ekspor soal"
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Tutup
          </Button>
          <Button loading={isPending} disabled={!report || report.exported === 0} onClick={() => mutate(format)}>
            {report ? `Unduh ${decimal(report.exported)} soal` : 'Unduh'}
          </Button>
        </>
      }
    >
      <div className="bank-form">
        <FormatChoice formats={formats} value={format} onChange={setFormat} />
        {check.isError ? (
          <Notice tone="danger">
            {check.error.message}{' '}
            <Button variant="text" size="sm" onClick={() => void check.refetch()}>
              Coba lagi
            </Button>
          </Notice>
        ) : (
          <div aria-live="polite" aria-busy={!report}>
            {report ? <Losses report={report} title={formats[format].title} /> : <Skeleton height={72} />}
          </div>
        )}
      </div>
    </Dialog>
  );
}

function Losses({ report: { total, losses }, title }: { report: QuestionExportReport; title: string }) {
  if (total === 0) return <p className="muted">Bank soalmu masih kosong, jadi belum ada yang bisa diekspor.</p>;
  if (losses.length === 0)
    return (
      <Notice tone="success">
        Semua isi {decimal(total)} soal muat di {title}.
      </Notice>
    );
  return (
    <>
      <p>
        <b>Yang tidak muat di {title}</b>
      </p>
      <ul className="bank-losses">
        {losses.map(({ message, count, examples }) => (
          <li key={message}>
            <b>{message}</b> · {decimal(count)} soal
            <span className="muted sm">
              {examples.map((text) => `“${text || 'Soal tanpa pertanyaan'}”`).join(', ')}
              {count > examples.length && `, dan ${decimal(count - examples.length)} lagi`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
