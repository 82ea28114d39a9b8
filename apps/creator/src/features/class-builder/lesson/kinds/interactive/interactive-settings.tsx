import { manifestOfPart } from '@sinau/contracts/study/lesson/package-part.rules';
import { Notice } from '@sinau/ui';
import type { SettingsProps } from '../lesson-kind.ts';
import { MinimumScoreField } from '../../settings/attempt-fields.tsx';
import { useMedia } from '../../media/media.data.ts';

/** Minimum score of a package, and whether this package can reach one at all. */
export function InteractiveSettings({ content, setting, readOnly, onChange }: SettingsProps<'interactive'>) {
  const isScored = setting.completionType === 'minimum-score';
  return (
    <>
      <MinimumScoreField
        setting={{ ...setting, maxAttempts: null }}
        readOnly={readOnly}
        onChange={(change) => onChange({ ...setting, ...change } as typeof setting)}
      />
      {isScored && <ScoreNotice {...content} />}
    </>
  );
}

function ScoreNotice({ mediaId, part }: { mediaId: string | null; part?: string | undefined }) {
  const { data: media, isPending } = useMedia(mediaId);
  if (mediaId && isPending) return null;
  const manifest = media?.manifest && manifestOfPart(media.manifest, part);
  if (!manifest?.parts.some(({ isTracked }) => isTracked))
    return (
      <Notice tone="danger">
        Materi ini tidak melaporkan nilai, jadi tidak ada peserta yang bisa menyelesaikannya. Unggah paket SCORM atau
        H5P yang bernilai, atau pilih tombol selesai.
      </Notice>
    );
  if (manifest.namesScore) return null;
  return (
    <Notice tone="neutral">
      {manifest.format === 'h5p'
        ? 'Isi paket ini sepertinya tidak bernilai, jadi belum tentu ada nilai yang dilaporkan.'
        : 'Paket ini tidak menyebut nilai lulus, jadi belum tentu melaporkan nilai.'}{' '}
      Coba kerjakan di pratinjau: nilainya tampil di bawah materi. Kalau tidak tampil, pilih tombol selesai.
    </Notice>
  );
}
