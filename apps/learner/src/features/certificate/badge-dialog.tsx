import { useState } from 'react';
import type { BadgeFormat } from '@sinau/contracts/core/badge/badge.rules';
import { Button, Checkbox, Dialog, Fieldset, OptionCard } from '@sinau/ui';
import { Download } from '@sinau/ui/icons';
import { useBadgeDownload } from './certificate.data.ts';
import './badge-dialog.css';

const formats: readonly { readonly format: BadgeFormat; readonly title: string; readonly description: string }[] = [
  {
    format: 'png',
    title: 'Gambar (PNG)',
    description: 'Gambar sertifikatmu dengan lencana di dalamnya. Diterima hampir semua situs lencana.',
  },
  { format: 'svg', title: 'Gambar (SVG)', description: 'Sama, dan tetap tajam saat diperbesar.' },
  { format: 'json', title: 'Kredensial (JSON)', description: 'Untuk dompet digital.' },
  { format: 'jwt', title: 'Kredensial (JWT)', description: 'Untuk sistem yang meminta satu baris teks.' },
];

/** Downloads the Open Badge of a certificate in a format of the owner's choice. */
export function BadgeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [format, setFormat] = useState<BadgeFormat>('png');
  const [withEmail, setWithEmail] = useState(true);
  const { mutate, isPending } = useBadgeDownload(id);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Unduh lencana digital"
      actions={
        <Button loading={isPending} onClick={() => mutate({ format, withEmail }, { onSuccess: onClose })}>
          <Download />
          Unduh lencana
        </Button>
      }
    >
      <div className="badge-dialog">
        <p>
          Lencana Open Badges 3.0 membawa tanda tangan digital kami. Dompet digital dan situs lain bisa memeriksanya
          sendiri, tanpa membuka halaman ini.
        </p>
        <Fieldset legend="Bentuk lencana">
          {formats.map(({ format: name, title, description }) => (
            <OptionCard
              key={name}
              name="badge-format"
              title={title}
              description={description}
              checked={format === name}
              onChange={() => setFormat(name)}
            />
          ))}
        </Fieldset>
        <div>
          <Checkbox checked={withEmail} onChange={(event) => setWithEmail(event.target.checked)}>
            Sertakan sidik emailku
          </Checkbox>
          <p className="muted sm">
            Situs lencana memakainya untuk memastikan lencana ini milikmu. Alamat emailmu sendiri tidak tertulis di
            dalamnya.
          </p>
        </div>
      </div>
    </Dialog>
  );
}
