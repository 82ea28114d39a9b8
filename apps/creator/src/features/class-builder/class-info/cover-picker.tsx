import { useState } from 'react';
import { coverAddress, coverNames, type CoverName } from '@sinau/contracts/program/program.covers';
import { Button, Dialog, Thumbnail } from '@sinau/ui';
import { CircleAlert, Image } from '@sinau/ui/icons';
import './cover-picker.css';

interface CoverPickerProps {
  value: string | null;
  error: string | undefined;
  onChange: (thumbnail: string) => void;
}

/** The picture of a class, from the covers drawn for the product. */
export function CoverPicker({ value, error, onChange }: CoverPickerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="field">
      <span className="field-label">Gambar sampul</span>
      <div className="cover-picker">
        <Thumbnail src={value} alt={value ? 'Sampul yang dipilih' : 'Belum ada sampul'} />
        <div>
          <p className="muted sm">{value ? 'Tampil di katalog, halaman kelas, dan Kelas Saya.' : 'Pilih sampul yang dekat dengan topik kelasmu.'}</p>
          <Button variant="outline" onClick={() => setOpen(true)}>
            <Image />
            {value ? 'Ganti sampul' : 'Pilih sampul'}
          </Button>
        </div>
      </div>
      {error && (
        <p className="field-error">
          <CircleAlert />
          <span>{error}</span>
        </p>
      )}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Pilih gambar sampul" size="md" actions={<Button onClick={() => setOpen(false)}>Selesai</Button>}>
        <fieldset className="cover-grid">
          <legend className="sr">Gambar sampul</legend>
          {coverNames.map((name) => (
            <label key={name} className="cover-option">
              <input type="radio" name="cover" checked={value === coverAddress(name)} onChange={() => onChange(coverAddress(name))} />
              <Thumbnail src={coverAddress(name)} alt={coverLabel(name)} />
            </label>
          ))}
        </fieldset>
      </Dialog>
    </div>
  );
}

/** 'Jurnalistik 2' for 'jurnalistik-2'. */
const coverLabel = (name: CoverName) => name.replace('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
