import { useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { fileSize } from '@sinau/format';
import type { Rendition } from '@sinau/contracts/core/media/streams.schemas';
import { Drawer, Field, Fieldset, Radio, Select, Switch } from '@sinau/ui';
import { rateLabel, rates } from './preferences.ts';
import { bytesPerHour, bytesSaved, choicesOf } from './streams/data.ts';
import { isSoundAlone } from './streams/quality.ts';
import type { Player } from './use-player.ts';
import './player-settings.css';

type Streaming = NonNullable<Player['streaming']>;

interface PlayerSettingsPanelProps {
  player: Player;
  streaming: Streaming;
  onClose: () => void;
  children?: ReactNode;
}

/** Quality, data saver and speed. It lies outside the dark surface of the player, also on the whole screen. */
export function PlayerSettingsPanel({ player, streaming, onClose, children }: PlayerSettingsPanelProps) {
  return createPortal(
    <Drawer open onClose={onClose} title="Kualitas dan kuota" side="right">
      <div className="player-settings">
        <QualityChoice streaming={streaming} />
        <SaverSwitch streaming={streaming} speed={player.speed?.() ?? null} />
        <Field label="Kecepatan putar">
          <Select value={player.preferences.rate} onChange={({ target }) => player.setRate(Number(target.value))}>
            {rates.map((rate) => (
              <option key={rate} value={rate}>
                {rateLabel(rate)}
              </option>
            ))}
          </Select>
        </Field>
        {children}
      </div>
    </Drawer>,
    document.body,
  );
}

function QualityChoice({ streaming }: { streaming: Streaming }) {
  const { renditions, selection, isSaving, choose } = streaming;
  const name = useId();
  const choices = choicesOf(renditions, isSaving);
  return (
    <Fieldset legend="Kualitas">
      <Radio name={name} checked={selection.rendition === null} onChange={() => choose('auto')}>
        Otomatis <small>{automaticHint(streaming)}</small>
      </Radio>
      {choices.map((one) => (
        <Radio key={one.name} name={name} checked={selection.rendition === one.name} onChange={() => choose(one.name)}>
          {qualityLabel(one, renditions)} · <SizeAnHour bytes={bytesPerHour(one)} />{' '}
          <small>Materi ini {fileSize(one.size)}</small>
        </Radio>
      ))}
    </Fieldset>
  );
}

function automaticHint({ renditions, rendition, selection }: Streaming) {
  const seen = selection.rendition === null && renditions.find(({ name }) => name === rendition);
  if (!seen) return 'Mengikuti kecepatan koneksi';
  return (
    <>
      Mengikuti koneksi, sekarang <span className="nowrap">{qualityLabel(seen, renditions)}</span>
    </>
  );
}

/** 480p, Suara saja; 96 kbit/s for a recording without a picture. */
function qualityLabel({ name }: Rendition, renditions: readonly Rendition[]) {
  const number = name.slice(1);
  if (!isSoundAlone(name)) return `${number}p`;
  return renditions.every((one) => isSoundAlone(one.name)) ? `${number} kbit/s` : 'Suara saja';
}

function SaverSwitch({ streaming, speed }: { streaming: Streaming; speed: number | null }) {
  const { renditions, quality, isSaving, save } = streaming;
  const bytes = bytesSaved(renditions, quality, speed);
  const limit = renditions.every(({ name }) => isSoundAlone(name))
    ? 'Suara dengan data paling sedikit.'
    : 'Gambar paling tinggi 360p.';
  return (
    <Switch
      label="Hemat data"
      hint={
        <>
          {limit}{' '}
          {bytes > 0 ? (
            <>
              Menghemat <SizeAnHour bytes={bytes} />.
            </>
          ) : (
            'Kualitas yang kamu dapat sekarang memang sudah hemat.'
          )}
        </>
      }
      checked={isSaving}
      onChange={({ target }) => save(target.checked)}
    />
  );
}

const megabyte = 1024 * 1024;

/** ± 210 MB per jam: an estimate, without digits that it does not know. */
function SizeAnHour({ bytes }: { bytes: number }) {
  const step = bytes < 100 * megabyte ? megabyte : 10 * megabyte;
  const rounded = Math.max(step, Math.round(bytes / step) * step);
  return <span className="nowrap">± {fileSize(rounded)} per jam</span>;
}
