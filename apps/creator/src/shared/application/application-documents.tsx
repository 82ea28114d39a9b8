import type { ApplicationDocument } from '@sinau/contracts/storefront/mitra/mitra.schemas';
import { date, fileSize } from '@sinau/format';
import { Link } from '@sinau/ui';
import { FileText } from '@sinau/ui/icons';
import { documentLabels } from './document-labels.ts';
import './application.css';

/** Documents that were sent with an application. */
export function ApplicationDocuments({ documents }: { documents: readonly ApplicationDocument[] }) {
  if (documents.length === 0) return <p className="muted">Tidak ada dokumen.</p>;
  return (
    <ul className="application-documents">
      {documents.map(({ id, kind, file, removedAt }) => (
        <li key={id}>
          <FileText />
          <div>
            <b>{documentLabels[kind].title}</b>
            {file ? (
              <p className="sm">
                <Link href={file.address} target="_blank" rel="noopener noreferrer">
                  {file.name}
                </Link>{' '}
                <span className="muted num">{fileSize(file.size)}</span>
              </p>
            ) : (
              <p className="muted sm">Sudah dihapus{removedAt && ` pada ${date(removedAt)}`}</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
