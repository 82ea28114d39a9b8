import { useRef } from 'react';
import { Button, useFileDrop } from '@sinau/ui';
import { Upload } from '@sinau/ui/icons';
import '../upload/upload.css';

interface ImportFileProps {
  /** Accepted files, as an input accepts them, and as people read them. */
  accept: string;
  formats: string;
  isReading: boolean;
  onFile: (file: File) => void;
}

/** Field for a file that is read and not stored, either chosen or dropped. */
export function ImportFile({ accept, formats, isReading, onFile }: ImportFileProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const { isOver, dropProps } = useFileDrop(([file]) => file && onFile(file));
  return (
    <div className="upload-drop" data-over={isOver || undefined} {...dropProps}>
      <Upload />
      <p>
        <b>Seret berkas ke sini</b>
      </p>
      <p className="muted sm">{formats}</p>
      <Button variant="soft" loading={isReading} onClick={() => chooser.current?.click()}>
        Pilih berkas
      </Button>
      <input
        ref={chooser}
        hidden
        type="file"
        aria-label="Berkas"
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          // Cleared, so that the same file can be chosen again after it was changed.
          target.value = '';
        }}
      />
    </div>
  );
}
