import { KeysDialog, type KeyGroup } from '@sinau/classroom/keys-dialog';

const groups: readonly KeyGroup[] = [
  {
    title: 'Perlu dikerjakan',
    keys: [
      ['J', 'Pekerjaan berikutnya'],
      ['K', 'Pekerjaan sebelumnya'],
      ['Enter', 'Buka pekerjaan yang dipilih'],
      ['?', 'Daftar ini'],
    ],
  },
];

/** Keys of the list of work. */
export const WorkKeysDialog = ({ onClose }: { onClose: () => void }) => (
  <KeysDialog groups={groups} switchLabel="Tombol satu huruf" onClose={onClose} />
);
