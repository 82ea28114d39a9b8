import { useState } from 'react';
import { importPackage, maxImportLength, type TextImportFormat } from '@sinau/contracts/study/question/bank.rules';
import { csvTemplate } from '@sinau/contracts/study/question/csv-template';
import { decimal } from '@sinau/format';
import { useDraftKey } from '@sinau/shell';
import { Button, Dialog, Field, FieldError, Notice, Textarea, useLocalDraft } from '@sinau/ui';
import { base64Of } from '../../shared/import/base64-of.ts';
import { ImportFile } from '../../shared/import/import-file.tsx';
import { useImport, usePreviewImport, type QuestionSource } from './bank.data.ts';
import { QuestionReport } from './question-report.tsx';

const template = `data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${csvTemplate}`)}`;
const problemOf = ({ message, fields }: { message: string; fields?: Record<string, string> }) =>
  fields?.['file'] ?? fields?.['content'] ?? message;

/** Packages and XML files, which are sent as they are; texts are sent in a call, so that their format can be changed. */
const isSentWhole = ({ name }: File) => /\.(?:zip|imscc|xml|qti)$/i.test(name);

/** Imports questions from a file or a pasted text, after a preview of what would be stored. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [content, setContent] = useLocalDraft(useDraftKey('question-import'));
  const [fileProblem, setFileProblem] = useState<string>();
  const preview = usePreviewImport();
  const taken = useImport();
  const found = preview.data;
  const failure = taken.error ?? preview.error;

  const look = (source: QuestionSource) => {
    setFileProblem(undefined);
    taken.reset();
    preview.mutate(source);
  };
  const read = async (file: File) => {
    preview.reset();
    if (file.size === 0) return setFileProblem('Berkas ini kosong');
    const [most, size] = isSentWhole(file) ? [importPackage.maxBytes, importPackage.size] : [maxImportLength, '500 KB'];
    if (file.size > most) return setFileProblem(`Berkas paling besar ${size}. Bagi menjadi beberapa berkas.`);
    if (isSentWhole(file)) return look(file);
    try {
      look({ file: { name: file.name, data: await base64Of(file) } });
    } catch (error) {
      setFileProblem((error as Error).message);
    }
  };
  const alert = failure && (
    <div role="alert">
      <Notice tone="danger">{problemOf(failure)}</Notice>
    </div>
  );

  if (taken.data)
    return (
      <Dialog open size="lg" onClose={onClose} title="Impor selesai" actions={<Button onClick={onClose}>Tutup</Button>}>
        <div className="bank-form">
          <p role="status">{decimal(taken.data.created)} soal masuk ke bank soalmu.</p>
          <QuestionReport report={taken.data} />
        </div>
      </Dialog>
    );
  const source = preview.variables;
  if (found && source)
    return (
      <Dialog
        open
        size="lg"
        onClose={onClose}
        title="Periksa sebelum diimpor"
        actions={
          <>
            <Button variant="outline" onClick={() => preview.reset()}>
              Kembali
            </Button>
            {found.total > 0 && (
              <Button
                loading={taken.isPending}
                onClick={() => taken.mutate(source, { onSuccess: () => setContent('') })}
              >
                Impor {decimal(found.total)} soal
              </Button>
            )}
          </>
        }
      >
        <div className="bank-form">
          {alert}
          <QuestionReport
            report={found}
            onFormat={source instanceof File ? undefined : (format: TextImportFormat) => look({ ...source, format })}
          />
        </div>
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
          <Button loading={preview.isPending} disabled={content.trim() === ''} onClick={() => look({ content })}>
            Periksa
          </Button>
        </>
      }
    >
      <div className="bank-form">
        <p>
          Pilih berkas atau tempel teksnya. Tidak ada yang disimpan sebelum kamu memeriksanya. Belum punya?{' '}
          <a href={template} download="contoh-soal.csv">
            Unduh contoh CSV
          </a>
          .
        </p>
        <ImportFile
          accept=".csv,.tsv,.txt,.gift,.xml,.zip,.imscc,.qti,text/plain,text/csv"
          formats={`CSV dari Excel atau Google Sheets, Aiken, GIFT, Moodle XML, atau paket QTI (.zip) dari Canvas, Blackboard, dan lainnya. Teks paling besar 500 KB, paket ${importPackage.size}.`}
          isReading={preview.isPending && (preview.variables instanceof File || preview.variables.file !== undefined)}
          onFile={(file) => void read(file)}
        />
        {fileProblem && <FieldError>{fileProblem}</FieldError>}
        <Field label="Atau tempel teks">
          <Textarea
            rows={6}
            className="import-text"
            maxLength={maxImportLength}
            value={content}
            onChange={({ target }) => {
              setContent(target.value);
              preview.reset();
            }}
          />
        </Field>
        {alert}
      </div>
    </Dialog>
  );
}
