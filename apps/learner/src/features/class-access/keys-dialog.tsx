import { KeysDialog, type KeyGroup } from '@sinau/classroom/keys-dialog';

const groups: readonly KeyGroup[] = [
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
];

/** List of the keys of the classroom. */
export const ClassroomKeysDialog = ({ onClose }: { onClose: () => void }) => (
  <KeysDialog
    groups={groups}
    switchLabel="Tombol satu huruf dan angka"
    alwaysOn="Panah dan spasi tetap bekerja."
    onClose={onClose}
  />
);
