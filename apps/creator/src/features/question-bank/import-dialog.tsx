import { useRef, useState } from 'react';
import { guessFormat, importFormats, maxImportLength, type ImportFormat } from '@sinau/contracts/question/bank.rules';
import { csvTemplate } from '@sinau/contracts/question/csv.rules';
import { decimal } from '@sinau/format';
import { useDraftKey } from '@sinau/shell';
import { Button, Dialog, Field, FieldError, Notice, Select, Textarea, useKeptText } from '@sinau/ui';
import { Upload } from '@sinau/ui/icons';
import { useImport, usePreviewImport } from './bank.data.ts';
import { ImportPreview } from './import-preview.tsx';

const formatWords: Record<ImportFormat, string> = {
  csv: 'CSV (Excel, Google Sheets)',
  aiken: 'Aiken',
  gift: 'GIFT (Moodle)',
};
const template = `data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${csvTemplate}`)}`;

/** Takes questions from a file or a pasted text: first a look at what is in it, then the import. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [format, setFormat] = useState<ImportFormat>('csv');
  const [content, setContent] = useKeptText(useDraftKey('question-import'));
  const [fileProblem, setFileProblem] = useState<string>();
  const [fileName, setFileName] = useState<string>();
  const chooser = useRef<HTMLInputElement>(null);
  const preview = usePreviewImport();
  const taken = useImport();
  const found = preview.data;
  const failure = taken.error ?? preview.error;

  const write = (text: string, as: ImportFormat) => {
    setContent(text);
    setFormat(as);
    preview.reset();
    taken.reset();
  };
  const read = async (file: File | undefined) => {
    setFileProblem(undefined);
    if (!file) return;
    setFileName(file.name);
    if (file.size > maxImportLength) {
      setFileProblem('Berkas paling besar 500 KB. Bagi menjadi beberapa berkas.');
      return;
    }
    const text = await file.text();
    const guessed = guessFormat(file.name, text);
    write(text, guessed);
    preview.mutate({ format: guessed, content: text });
  };

  if (taken.data)
    return (
      <Dialog open onClose={onClose} title="Impor selesai" actions={<Button onClick={onClose}>Tutup</Button>}>
        <p role="status">{decimal(taken.data.created)} soal masuk ke bank soalmu.</p>
      </Dialog>
    );
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      title="Impor soal"
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Batal
          </Button>
          {found && found.total > 0 ? (
            <Button
              loading={taken.isPending}
              onClick={() => taken.mutate({ format, content }, { onSuccess: () => setContent('') })}
            >
              Impor {decimal(found.total)} soal
            </Button>
          ) : (
            <Button
              loading={preview.isPending}
              disabled={content.trim() === ''}
              onClick={() => preview.mutate({ format, content })}
            >
              Periksa
            </Button>
          )}
        </>
      }
    >
      <div className="bank-form">
        <p>
          Pilih berkas atau tempel teksnya. Belum punya?{' '}
          <a href={template} download="contoh-soal.csv">
            Unduh contoh CSV
          </a>
          .
        </p>
        <div className="import-file">
          <Button variant="outline" onClick={() => chooser.current?.click()}>
            <Upload />
            Pilih berkas
          </Button>
          <span className="muted sm">{fileName ?? 'CSV, TXT, atau GIFT, paling besar 500 KB'}</span>
          <input
            ref={chooser}
            hidden
            type="file"
            aria-label="Berkas"
            accept=".csv,.txt,.gift,text/plain,text/csv"
            onChange={({ target }) => void read(target.files?.[0])}
          />
        </div>
        {fileProblem && <FieldError>{fileProblem}</FieldError>}
        <Field label="Format">
          <Select value={format} onChange={({ target }) => write(content, target.value as ImportFormat)}>
            {importFormats.map((one) => (
              <option key={one} value={one}>
                {formatWords[one]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Isi">
          <Textarea
            rows={6}
            className="import-text"
            maxLength={maxImportLength}
            value={content}
            onChange={({ target }) => write(target.value, format)}
          />
        </Field>
        {failure && (
          <div role="alert">
            <Notice tone="danger">{failure.message}</Notice>
          </div>
        )}
        {found && <ImportPreview found={found} />}
      </div>
    </Dialog>
  );
}
