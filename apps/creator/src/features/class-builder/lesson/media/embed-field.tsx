import { useEffect, useState } from 'react';
import { embedAddress, videoEmbedOf } from '@sinau/contracts/lesson/lesson.rules';
import { Card, Field, Input } from '@sinau/ui';

interface EmbedFieldProps {
  address: string | null;
  /** Whether an address would replace an uploaded file. */
  replacesFile: boolean;
  error: string | undefined;
  readOnly: boolean;
  onChange: (address: string | null) => void;
}

/** The address of a video elsewhere, with the video once it names one. */
export function EmbedField({ address, replacesFile, error, readOnly, onChange }: EmbedFieldProps) {
  const [typed, setTyped] = useState(address ?? '');
  const [isLeft, setLeft] = useState(false);
  useEffect(() => {
    if (address !== null) setTyped(address);
  }, [address]);
  const embed = videoEmbedOf(typed);
  const isWrong = isLeft && typed.trim() !== '' && !embed;

  const change = (text: string) => {
    setTyped(text);
    setLeft(false);
    if (videoEmbedOf(text)) onChange(text.trim());
    else if (text.trim() === '' && address !== null) onChange(null);
  };

  return (
    <Card as="section" className="upload" aria-label="Video dari luar">
      {embed && (
        <iframe
          title="Pratinjau video"
          src={embedAddress(embed)}
          sandbox="allow-scripts allow-same-origin allow-presentation"
          referrerPolicy="strict-origin-when-cross-origin"
          loading="lazy"
          allowFullScreen
        />
      )}
      <Field
        label="Alamat video"
        hint={
          replacesFile
            ? 'Video di alamat ini menggantikan berkas yang sudah kamu unggah.'
            : 'Peserta menontonnya di halaman belajar, lalu menekan “Tandai selesai”.'
        }
        error={isWrong ? 'Tempel alamat video YouTube atau Vimeo' : error}
      >
        <Input
          type="url"
          inputMode="url"
          maxLength={300}
          placeholder="https://www.youtube.com/watch?v=…"
          value={typed}
          readOnly={readOnly}
          onBlur={() => setLeft(true)}
          onChange={({ target }) => change(target.value)}
        />
      </Field>
    </Card>
  );
}
