import { useState } from 'react';
import { Card, Tabs } from '@sinau/ui';
import { CheckedField } from '../../../shared/checked-field.tsx';
import type { ContentEditorProps } from '../lesson/lesson-draft.ts';
import { LessonFile } from '../lesson/media/lesson-file.tsx';
import { useLessonUpload } from '../lesson/media/media.data.ts';
import '../lesson/media/media.css';
import { addressProblem } from './address.ts';

type RecordingCardProps = Pick<ContentEditorProps<'webinar'>, 'draft' | 'readOnly' | 'onChange'>;

/** Recording of a session: an uploaded file, or an address; each replaces the other. */
export function RecordingCard({ draft, readOnly, onChange }: RecordingCardProps) {
  const { session } = draft.content;
  const { recordingId, recordingUrl } = session;
  const [source, select] = useState<'file' | 'address'>(recordingUrl === null ? 'file' : 'address');
  const change = (recording: Pick<typeof session, 'recordingId' | 'recordingUrl'>) =>
    onChange({ content: { session: { ...session, ...recording } } });
  const upload = useLessonUpload('video', onChange, (mediaId) => change({ recordingId: mediaId, recordingUrl: null }));

  const file = (
    <LessonFile
      kind="video"
      mediaId={recordingId}
      upload={upload}
      error={undefined}
      readOnly={readOnly}
      preview={({ name }, { key, src, onError }) => (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- What was said live has no captions.
        <video key={key} controls preload="metadata" src={src} aria-label={name} onError={onError} />
      )}
    />
  );
  const address = (
    <CheckedField
      label="Alamat rekaman"
      type="url"
      inputMode="url"
      placeholder="https://www.youtube.com/watch?v=…"
      hint={recordingId ? 'Video di alamat ini menggantikan berkas yang sudah kamu unggah.' : undefined}
      value={recordingUrl}
      maxLength={500}
      readOnly={readOnly}
      problemOf={addressProblem}
      onChange={(url) => change({ recordingUrl: url, recordingId: url ? null : recordingId })}
    />
  );
  return (
    <Card as="section" padded className="stack" aria-label="Rekaman">
      <div>
        <h2>Rekaman</h2>
        <p className="muted sm">
          Isi sesudah sesi selesai. Peserta dikabari sekali, begitu rekaman pertama bisa ditonton.
        </p>
      </div>
      <Tabs
        label="Asal rekaman"
        items={[
          { id: 'file', label: 'Unggah berkas', panel: file },
          { id: 'address', label: 'Alamat', panel: address },
        ]}
        selected={source}
        onSelect={select}
      />
    </Card>
  );
}
