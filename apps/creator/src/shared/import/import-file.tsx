import { useRef } from 'react';
import { Button, useFileDrop } from '@sinau/ui';
import { Upload } from '@sinau/ui/icons';
import '../upload/upload.css';

interface ImportFileProps {
  /** What may be chosen, as an input accepts it, and as people read it. */
  accept: string;
  formats: string;
  isReading: boolean;
  onFile: (file: File) => void;
}

/** A field for a file that is read and not stored: chosen or dropped. */
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
          // The same file can be chosen again after it was changed.
          target.value = '';
        }}
      />
    </div>
  );
}
