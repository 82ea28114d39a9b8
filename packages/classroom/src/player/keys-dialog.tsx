import { useState } from 'react';
import { Dialog, Switch } from '@sinau/ui';
import { areSingleKeysOn, setSingleKeys } from './single-keys.ts';
import './keys-dialog.css';

export interface KeyGroup {
  title: string;
  keys: readonly (readonly [keys: string, action: string])[];
}

interface KeysDialogProps {
  groups: readonly KeyGroup[];
  /** Name of the switch for keys of a single sign. */
  switchLabel: string;
  /** Keys that work also while the switch is off. */
  alwaysOn?: string;
  onClose: () => void;
}

/** Keys of every page. */
const everywhere: KeyGroup = { title: 'Di mana saja', keys: [['F8', 'Menuju pesan kesalahan']] };

/** List of keys by group, with the switch for those of a single sign. */
export function KeysDialog({ groups, switchLabel, alwaysOn, onClose }: KeysDialogProps) {
  const [isOn, setOn] = useState(areSingleKeysOn);
  const change = (next: boolean) => {
    setSingleKeys(next);
    setOn(next);
  };
  return (
    <Dialog open onClose={onClose} title="Tombol pintas" size="md">
      <div className="keys-dialog">
        {[...groups, everywhere].map(({ title, keys }) => (
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
        label={switchLabel}
        hint={['Matikan kalau kamu mendikte dengan suara, atau sering menekannya tanpa sengaja.', alwaysOn]
          .join(' ')
          .trim()}
        checked={isOn}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
    </Dialog>
  );
}
