import { useState } from 'react';
import {
  captionsLanguageLabels,
  captionsLanguages,
  type CaptionsLanguage,
} from '@sinau/contracts/core/media/captions.rules';
import type { Transcription } from '@sinau/contracts/core/transcription/transcription.schemas';
import { Button, Notice, ProgressBar, Select } from '@sinau/ui';
import { Captions, RefreshCw } from '@sinau/ui/icons';
import { useTranscription, useTranscriptionCommands } from './transcription.data.ts';

interface TranscriptionPanelProps {
  /** The recording. */
  recordingId: string;
  /** Opens the draft in the editor; saving it there publishes it. */
  onCheck: (draft: Transcription) => void;
}

/** Captions that a service writes for a recording: the offer, the progress, and the draft. Empty without such a service. */
export function TranscriptionPanel({ recordingId, onCheck }: TranscriptionPanelProps) {
  const { data: offer } = useTranscription(recordingId);
  const { start, remove } = useTranscriptionCommands(recordingId);
  if (!offer || (!offer.isAvailable && !offer.transcription)) return null;
  const draft = offer.transcription;
  if (!draft) return <Offer isStarting={start.isPending} onStart={start.mutate} />;
  const label = captionsLanguageLabels[draft.language];
  const removal = (text: string, variant: 'text' | 'outline' = 'text') => (
    <Button size="sm" variant={variant} loading={remove.isPending} onClick={() => remove.mutate()}>
      {text}
    </Button>
  );
  if (draft.state === 'running')
    return (
      <div className="upload-transfer captions-writing">
        <div className="upload-file">
          <b className="grow">Menulis takarir {label}</b>
          <b className="num">{draft.percent}%</b>
          {removal('Batalkan', 'outline')}
        </div>
        <ProgressBar value={draft.percent} label={`Menulis takarir ${label}`} />
        <p className="muted sm">Kamu boleh meninggalkan halaman ini. Hasilnya berupa draf, belum terlihat peserta.</p>
      </div>
    );
  if (draft.state === 'failed')
    return (
      <Notice tone="danger">
        <p>Takarir {label} belum berhasil ditulis otomatis. Yang sudah selesai tidak diulang.</p>
        <div className="upload-actions">
          <Button size="sm" loading={start.isPending} onClick={() => start.mutate(draft.language)}>
            <RefreshCw />
            Lanjutkan
          </Button>
          {removal('Buang')}
        </div>
      </Notice>
    );
  if (draft.lines.length === 0)
    return (
      <Notice tone="neutral" action={removal('Tutup')}>
        Tidak ada ucapan yang dikenali di rekaman ini.
      </Notice>
    );
  return (
    <Notice tone="neutral">
      <p>
        Draf takarir {label} siap, {draft.lines.length} baris. Periksa dulu: peserta baru melihatnya sesudah kamu
        simpan.
      </p>
      <div className="upload-actions">
        <Button size="sm" onClick={() => onCheck(draft)}>
          Periksa draf
        </Button>
        {removal('Buang')}
      </div>
    </Notice>
  );
}

function Offer({ isStarting, onStart }: { isStarting: boolean; onStart: (language: CaptionsLanguage) => void }) {
  const [language, setLanguage] = useState<CaptionsLanguage>('id');
  return (
    <div className="captions-offer">
      <p className="grow muted sm">Atau biarkan layanan otomatis menulis drafnya dari suaranya.</p>
      <Select
        aria-label="Bahasa yang diucapkan"
        value={language}
        onChange={({ target }) => setLanguage(target.value as CaptionsLanguage)}
      >
        {captionsLanguages.map((one) => (
          <option key={one} value={one}>
            {captionsLanguageLabels[one]}
          </option>
        ))}
      </Select>
      <Button size="sm" variant="outline" loading={isStarting} onClick={() => onStart(language)}>
        <Captions />
        Tulis otomatis
      </Button>
    </div>
  );
}
