import { Dialog } from '@sinau/ui';

const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);
const mod = isApple ? '⌘' : 'Ctrl';
const alt = isApple ? '⌥' : 'Alt';

const groups: readonly [string, readonly (readonly [string, string])[]][] = [
  [
    'Menulis',
    [
      ['/', 'Buka menu sisipan'],
      [`${mod} B`, 'Tebal'],
      [`${mod} I`, 'Miring'],
      [`${mod} U`, 'Garis bawah'],
      [`${mod} Shift S`, 'Coret'],
      [`${mod} E`, 'Kode'],
      [`${mod} K`, 'Tautan'],
      [`${mod} Z`, 'Urungkan'],
      [`${mod} Shift Z`, 'Ulangi'],
    ],
  ],
  [
    'Blok',
    [
      [`${mod} ${alt} 2, 3, 4`, 'Judul bagian, subjudul, subjudul kecil'],
      [`${mod} ${alt} 0`, 'Teks biasa'],
      [`${mod} Shift 8`, 'Daftar'],
      [`${mod} Shift 7`, 'Daftar bernomor'],
      [`${mod} Shift B`, 'Kutipan'],
      [`${mod} ${alt} C`, 'Blok kode'],
      ['Tab, Shift Tab', 'Geser butir daftar ke dalam, ke luar'],
    ],
  ],
  [
    'Tabel',
    [
      ['Tab, Shift Tab', 'Sel berikutnya, sebelumnya; di sel terakhir menambah baris'],
      [`${mod} ${alt} ↓, ↑`, 'Tambah baris di bawah, di atas'],
      [`${mod} ${alt} →, ←`, 'Tambah kolom di kanan, di kiri'],
      [`${mod} ${alt} Backspace`, 'Hapus baris'],
      [`${mod} ${alt} Shift Backspace`, 'Hapus kolom'],
    ],
  ],
  ['Di mana saja', [['F8', 'Menuju pesan kesalahan']]],
];

/** Keyboard shortcuts of the editor. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Pintasan papan ketik" size="md">
      {groups.map(([title, keys]) => (
        <section key={title} className="shortcuts">
          <h3>{title}</h3>
          <dl>
            {keys.map(([key, does]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
