import type { DataSaverChoice } from '@sinau/contracts/core/account/data-saver.rules';
import { QueryStates } from '@sinau/shell';
import { Fieldset, Radio, Skeleton, VisuallyHidden } from '@sinau/ui';
import { useChooseDataSaver, useDataSaverSetting } from '../../shared/data-saver.data.ts';
import { SettingsCard } from './settings-card.tsx';

const choices: readonly { choice: DataSaverChoice; label: string; hint: string }[] = [
  {
    choice: 'auto',
    label: 'Otomatis',
    hint: 'Aktif sendiri di jaringan lambat, atau saat perangkatmu meminta hemat data',
  },
  { choice: 'on', label: 'Selalu aktif', hint: 'Juga di Wi-Fi' },
  { choice: 'off', label: 'Tidak aktif', hint: 'Kualitas mengikuti kecepatan koneksimu' },
];

/** Setting of how much data the user's recordings take; a choice is stored immediately. */
export function DataSaverSettings() {
  const { mutate } = useChooseDataSaver();
  return (
    <SettingsCard
      title="Hemat data"
      lead="Video diputar paling tinggi 360p, sekitar sepertiga kuota 720p, dan lebih sedikit yang dimuat lebih dulu. Berlaku di semua perangkatmu."
    >
      <QueryStates
        query={useDataSaverSetting()}
        noun="pilihan hemat datamu"
        headingLevel={3}
        skeleton={<Skeleton height={150} />}
      >
        {({ choice: chosen }) => (
          <Fieldset legend={<VisuallyHidden>Kapan hemat data aktif</VisuallyHidden>}>
            {choices.map(({ choice, label, hint }) => (
              <Radio key={choice} name="data-saver" checked={choice === chosen} onChange={() => mutate(choice)}>
                {label}
                <span className="muted sm settings-hint">{hint}</span>
              </Radio>
            ))}
          </Fieldset>
        )}
      </QueryStates>
    </SettingsCard>
  );
}
