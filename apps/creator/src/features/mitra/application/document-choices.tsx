import { identityKinds, mediaBounds } from '@sinau/contracts/core/media/media.rules';
import {
  applicationDocumentKinds,
  mostApplicationDocuments,
  type ApplicationDocumentKind,
} from '@sinau/contracts/storefront/mitra/mitra.rules';
import { FieldError, IconButton } from '@sinau/ui';
import { FileText, Trash2, Upload } from '@sinau/ui/icons';
import { documentLabels } from '../../../shared/application/document-labels.ts';
import { ChooseFile } from '../../../shared/upload/choose-file.tsx';
import { UploadStatus } from '../../../shared/upload/upload-status.tsx';
import { useUpload } from '../../../shared/upload/use-upload.ts';
import { isOfKind } from '../../../shared/uploads/file-kinds.ts';
import type { ChosenDocument } from './answers.ts';
import './document-choices.css';

interface DocumentChoicesProps {
  value: readonly ChosenDocument[];
  error?: string | undefined;
  onChange: (documents: readonly ChosenDocument[]) => void;
}

const formats = identityKinds.map((kind) => `${mediaBounds[kind].formats} sampai ${mediaBounds[kind].size}`).join(', ');

/** Documents of an application, each uploaded as soon as it is chosen, and seen by nobody until it is sent. */
export function DocumentChoices({ value, error, onChange }: DocumentChoicesProps) {
  return (
    <div className="document-choices">
      {applicationDocumentKinds.map((kind) => (
        <DocumentChoice key={kind} kind={kind} value={value} onChange={onChange} />
      ))}
      <p className="field-hint">{formats}.</p>
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}

function DocumentChoice({ kind, value, onChange }: DocumentChoicesProps & { kind: ApplicationDocumentKind }) {
  const upload = useUpload(
    (file) => identityKinds.find((one) => isOfKind(file, one)) ?? 'pdf',
    ({ id, name }) => onChange([...value, { kind, mediaId: id, name }]),
    'identity',
  );
  const { title, hint } = documentLabels[kind];
  const own = value.filter((document) => document.kind === kind);
  return (
    <div className="document-choice" role="group" aria-label={title}>
      <div className="row between wraps">
        <div>
          <b>{title}</b>
          <p className="muted sm">{hint}</p>
        </div>
        {value.length < mostApplicationDocuments && upload.state.kind !== 'sending' && (
          <ChooseFile kind={identityKinds} label={title} size="sm" onFile={upload.start}>
            <Upload />
            Unggah <span className="sr">{title}</span>
          </ChooseFile>
        )}
      </div>
      {own.length > 0 && (
        <ul>
          {own.map(({ mediaId, name }) => (
            <li key={mediaId}>
              <FileText />
              <span className="grow">{name}</span>
              <IconButton
                label={`Hapus ${name}`}
                onClick={() => onChange(value.filter((document) => document.mediaId !== mediaId))}
              >
                <Trash2 />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <UploadStatus kind={identityKinds} upload={upload} />
    </div>
  );
}
