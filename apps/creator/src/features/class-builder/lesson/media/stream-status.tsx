import type { MediaKind } from '@sinau/contracts/core/media/media.rules';
import type { StreamStep } from '@sinau/contracts/core/media/streams.rules';
import type { StreamProgress } from '@sinau/contracts/core/media/streams.schemas';
import { Button, Notice, ProgressBar, Switch } from '@sinau/ui';
import { Play, RefreshCw } from '@sinau/ui/icons';
import { useCancelStreams, useMakeStreams, useStreams } from './streams.data.ts';

interface StreamStatusProps {
  mediaId: string;
  kind: MediaKind;
  readOnly: boolean;
}

/** Qualities of a recording: which are ready, which is being made, and what failed. The recording plays meanwhile. */
export function StreamStatus({ mediaId, kind, readOnly }: StreamStatusProps) {
  const { data } = useStreams(mediaId);
  const make = useMakeStreams(mediaId);
  const cancel = useCancelStreams(mediaId);
  const progress = data?.progress;
  if (!progress) return null;
  const { state, evensLoudness, failure, canRepeat, canMakeAgain } = progress;
  return (
    <div className="upload-transfer" role="group" aria-label="Kualitas">
      {state === 'failed' && (
        <Notice
          tone="danger"
          action={
            !readOnly &&
            canRepeat && (
              <Button size="sm" loading={make.isPending} onClick={() => make.mutate(evensLoudness)}>
                <RefreshCw />
                Coba lagi
              </Button>
            )
          }
        >
          {failure}
        </Notice>
      )}
      {state === 'cancelled' && (
        <Notice
          tone="neutral"
          action={
            !readOnly && (
              <Button size="sm" variant="outline" loading={make.isPending} onClick={() => make.mutate(evensLoudness)}>
                <Play />
                Lanjutkan
              </Button>
            )
          }
        >
          Penyiapan kualitas dihentikan.{' '}
          {progress.ready.length > 0 ? 'Yang sudah siap tetap bisa dipakai.' : 'Yang diputar berkas aslinya.'}
        </Notice>
      )}
      <Making progress={progress} kind={kind} />
      {!readOnly && (state === 'waiting' || state === 'encoding') && (
        <div>
          <Button size="sm" variant="outline" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            Hentikan
          </Button>
        </div>
      )}
      {!readOnly && canMakeAgain && (state !== 'failed' || canRepeat) && (
        <Switch
          label="Ratakan volume suara"
          hint="Suara semua materi terdengar sama keras. Kalau diubah, semua kualitas disiapkan ulang."
          checked={evensLoudness}
          disabled={make.isPending}
          onChange={({ target }) => make.mutate(target.checked)}
        />
      )}
    </div>
  );
}

interface MakingProps {
  progress: StreamProgress;
  kind: MediaKind;
}

function Making({ progress: { state, step, percent, ready, planned }, kind }: MakingProps) {
  const others = planned.filter((name) => name !== step);
  return (
    <>
      {state === 'waiting' && (
        <p>
          <b>Menunggu giliran</b>
        </p>
      )}
      {state === 'encoding' && (
        <>
          <p>
            <b>{step ? `Menyiapkan ${nameOf(step)} … ${percent} %` : 'Memeriksa rekaman …'}</b>
          </p>
          {step && <ProgressBar value={percent} label={`Menyiapkan ${nameOf(step)}`} />}
        </>
      )}
      {(ready.length > 0 || others.length > 0) && (
        <p className="muted sm">
          {[
            ready.length > 0 && `${kind === 'audio' ? 'Siap didengarkan' : 'Siap ditonton'}: ${listOf(ready)}`,
            others.length > 0 &&
              `${state === 'waiting' || state === 'encoding' ? 'Berikutnya' : 'Belum ada'}: ${listOf(others)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {(state === 'waiting' || state === 'encoding') && (
        <p className="muted sm">
          {ready.length > 0
            ? 'Peserta sudah bisa memakainya. Kamu boleh meninggalkan halaman ini.'
            : 'Sementara itu yang diputar berkas aslinya. Kamu boleh meninggalkan halaman ini.'}
        </p>
      )}
    </>
  );
}

const names: Partial<Record<StreamStep, string>> = {
  a48: 'suara 48 kbit/s',
  a64: 'suara saja',
  a96: 'suara 96 kbit/s',
  pictures: 'gambar pratinjau',
};
/** A picture is called by its lines: 720p. */
const nameOf = (step: StreamStep) => names[step] ?? `${step.slice(1)}p`;
const listOf = (steps: readonly StreamStep[]) => steps.map(nameOf).join(', ');
