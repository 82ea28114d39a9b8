import { useState } from 'react';
import { areSingleKeysOn, setSingleKeys } from '@sinau/classroom';
import { Dialog, Switch } from '@sinau/ui';
import './keys-dialog.css';

const groups: readonly { title: string; keys: readonly (readonly [keys: string, action: string])[] }[] = [
  {
    title: 'Materi',
    keys: [
      ['N', 'Materi berikutnya'],
      ['P', 'Materi sebelumnya'],
      ['?', 'Daftar ini'],
    ],
  },
  {
    title: 'Pemutar',
    keys: [
      ['K atau spasi', 'Putar atau jeda'],
      ['J, L', 'Mundur atau maju 10 detik'],
      ['←, →', 'Mundur atau maju 5 detik'],
      ['Shift + ←, →', 'Bab sebelumnya atau berikutnya'],
      ['C', 'Takarir'],
      ['T', 'Transkrip'],
      ['M', 'Bisukan'],
      ['F', 'Layar penuh'],
    ],
  },
  { title: 'Kuis', keys: [['1 sampai 9', 'Pilih jawaban']] },
  { title: 'Di mana saja', keys: [['F8', 'Menuju pesan kesalahan']] },
];

/** List of the keys of the classroom, with the switch for those of a single letter. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(areSingleKeysOn);
  const change = (next: boolean) => {
    setSingleKeys(next);
    setOn(next);
  };
  return (
    <Dialog open onClose={onClose} title="Tombol pintas" size="md">
      <div className="keys-dialog">
        {groups.map(({ title, keys }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map(([key, action]) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{action}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Switch
        label="Tombol satu huruf dan angka"
        hint="Matikan kalau kamu mendikte dengan suara, atau sering menekannya tanpa sengaja. Panah dan spasi tetap bekerja."
        checked={isOn}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
    </Dialog>
  );
}
