import type { ImportResult } from '@sinau/contracts/question/bank.schemas';
import { decimal } from '@sinau/format';
import { Notice } from '@sinau/ui';
import { questionKind } from '../../shared/question/question-kinds.ts';

/** What an import would take, and line by line what it would leave out. */
export function ImportPreview({ found: { total, errorCount, errors, list } }: { found: ImportResult }) {
  return (
    <section className="stack" aria-label="Hasil pemeriksaan">
      <p role="status">
        <b>{total > 0 ? `${decimal(total)} soal siap diimpor.` : 'Tidak ada soal yang bisa diimpor.'}</b>
      </p>
      {errorCount > 0 && (
        <Notice tone="danger">
          <b>{decimal(errorCount)} soal dilewati:</b>
          <ul className="import-errors num">
            {errors.map(({ line, message }) => (
              <li key={line}>
                Baris {decimal(line)}: {message}
              </li>
            ))}
          </ul>
          {errorCount > errors.length && `Dan ${decimal(errorCount - errors.length)} lagi.`}
        </Notice>
      )}
      {list.length > 0 && (
        <ol className="import-list">
          {list.map(({ line, type, text }) => (
            <li key={line}>
              {text} <small className="muted">{questionKind(type).label}</small>
            </li>
          ))}
        </ol>
      )}
      {total > list.length && <p className="muted sm">Dan {decimal(total - list.length)} soal lagi.</p>}
    </section>
  );
}
