import type { SubmissionFile } from '@sinau/contracts/study/submission/submission.schemas';
import { fileSize } from '@sinau/format';
import { FileText, Image } from '@sinau/ui/icons';
import './submission.css';

/** Submitted files; each opens or downloads. */
export function SubmissionFiles({ files }: { files: readonly SubmissionFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul className="submission-files" aria-label="Berkas">
      {files.map((file) => (
        <li key={file.id}>
          {file.kind === 'image' ? <Image /> : <FileText />}
          <a className="grow" href={file.address} target="_blank" rel="noreferrer" download={downloadName(file)}>
            {file.name}
          </a>
          <span className="muted sm num">{fileSize(file.size)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Browsers show pictures and PDFs; a document is saved under the name that its author gave it. */
const downloadName = ({ kind, name }: SubmissionFile) => (kind === 'document' ? name : undefined);
