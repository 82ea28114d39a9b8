import { useRef, useState, type DragEvent } from 'react';
import { Button, FieldError } from '@sinau/ui';
import { Upload } from '@sinau/ui/icons';
import { droppedPaths } from '../../shared/upload/dropped-files.ts';
import '../../shared/upload/upload.css';
import { planOfFolder, type DraftPlan, type PathedFile } from './draft-plan.rules.ts';

const unreadable = 'Folder ini tidak bisa dibaca. Coba lagi lewat “Pilih folder”.';

/** Choice of a folder, of which a plan is made on this device. */
export function FolderImport({ onPlan }: { onPlan: (plan: DraftPlan) => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const read = (files: readonly PathedFile[]) => {
    const plan = planOfFolder(files);
    const isEmpty = plan.sections.length === 0 && plan.leftOut.length === 0;
    setProblem(isEmpty ? 'Folder ini kosong. Pilih folder yang berisi video, audio, PDF, atau dokumen Word.' : null);
    if (!isEmpty) onPlan(plan);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void droppedPaths(event.dataTransfer).then(read, () => setProblem(unreadable));
  };
  return (
    <>
      <p className="muted">
        Setiap folder di dalamnya menjadi bagian, dan setiap berkas menjadi materi, menurut urutan namanya. Nomor di
        depan nama tidak ikut ke judul. Belum ada yang diunggah sebelum kamu memeriksanya.
      </p>
      <div
        className="upload-drop"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <Upload />
        <p>
          <b>Seret folder ke sini</b>
        </p>
        <p className="muted sm">Video, audio, PDF, paket HTML5 (.zip), dan dokumen Word</p>
        <Button variant="soft" onClick={() => chooser.current?.click()}>
          Pilih folder
        </Button>
        <input
          ref={(input) => {
            chooser.current = input;
            // React knows no such property.
            input?.setAttribute('webkitdirectory', '');
          }}
          hidden
          multiple
          type="file"
          aria-label="Folder"
          onChange={({ target }) => {
            read([...(target.files ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, file })));
            target.value = '';
          }}
        />
      </div>
      {problem && <FieldError>{problem}</FieldError>}
    </>
  );
}
