import { useState } from 'react';
import { areSingleKeysOn, setSingleKeys } from '@sinau/classroom';
import { Dialog, Switch } from '@sinau/ui';

const keys = [
  ['J', 'Pekerjaan berikutnya'],
  ['K', 'Pekerjaan sebelumnya'],
  ['Enter', 'Buka pekerjaan yang dipilih'],
  ['?', 'Daftar ini'],
] as const;

interface WorkKeysDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Keys of the list of work, with the switch for those of a single letter. */
export function WorkKeysDialog({ isOpen, onClose }: WorkKeysDialogProps) {
  const [isOn, setOn] = useState(areSingleKeysOn);
  const change = (next: boolean) => {
    setSingleKeys(next);
    setOn(next);
  };
  return (
    <Dialog open={isOpen} onClose={onClose} title="Tombol pintas">
      <div className="stack">
        <dl className="work-keys">
          {keys.map(([key, action]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{action}</dd>
            </div>
          ))}
        </dl>
        <Switch
          label="Tombol satu huruf"
          hint="Matikan kalau kamu mendikte dengan suara, atau sering menekannya tanpa sengaja."
          checked={isOn}
          onChange={({ currentTarget }) => change(currentTarget.checked)}
        />
      </div>
    </Dialog>
  );
}
