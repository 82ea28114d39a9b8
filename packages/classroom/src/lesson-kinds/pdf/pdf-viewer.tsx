import { ErrorState } from '@sinau/ui';
import { PdfReader, type PdfReaderProps } from './pdf-reader.tsx';
import type { SignedFile } from './file-reader.ts';
import { usePdf } from './use-pdf.ts';

interface PdfViewerProps extends Omit<PdfReaderProps, 'document' | 'isStalled' | 'file'> {
  file: SignedFile & PdfReaderProps['file'];
  /** Gets a new signed address; null if the file no longer exists. */
  renew: () => Promise<SignedFile | null>;
}

/** A PDF, or the reason why it cannot be read. */
export function PdfViewer({ file, renew, ...rest }: PdfViewerProps) {
  const { status, document, isStalled, retry } = usePdf(file, renew);
  if (status === 'failed') {
    return (
      <ErrorState title="PDF tidak dapat dibuka" headingLevel={3} onRetry={retry}>
        Coba lagi. Kalau tetap begini, beri tahu mitra lewat diskusi.
      </ErrorState>
    );
  }
  return <PdfReader {...rest} file={file} document={document} isStalled={isStalled} />;
}
