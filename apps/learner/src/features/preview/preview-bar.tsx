import { Button, Field, Select, Switch } from '@sinau/ui';
import { Eye, Pencil, Smartphone } from '@sinau/ui/icons';
import type { Scene } from './classroom/room.ts';
import './preview-bar.css';

interface PreviewBarProps {
  /** The states of the open lesson; none where no lesson is shown. */
  scenes: readonly Scene[];
  /** The chosen one; undefined for what was made of the lesson so far. */
  scene: string | undefined;
  onScene: (scene: string) => void;
  isFinished: boolean;
  onFinished: (isFinished: boolean) => void;
  /** Opens the frame of a phone; undefined on a phone, and within the frame. */
  onPhone: (() => void) | undefined;
  /** Where the lesson is written; undefined for those who may not. */
  editHref: string | undefined;
}

/** Above a lesson in a preview: as whom it is looked at. */
export function PreviewBar({ scenes, scene, onScene, isFinished, onFinished, onPhone, editHref }: PreviewBarProps) {
  return (
    <section className="preview-bar" aria-label="Pratinjau">
      <p className="preview-bar-note">
        <Eye />
        <span>
          <b>Pratinjau.</b> Tidak ada yang disimpan.
        </span>
      </p>
      <div className="preview-bar-controls">
        {scenes.length > 0 && (
          <Field label="Lihat sebagai">
            <Select value={scene ?? ''} onChange={({ target }) => onScene(target.value)}>
              <option value="">Bebas mencoba</option>
              {scenes.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Switch
          label="Semua materi selesai"
          checked={isFinished}
          onChange={({ target }) => onFinished(target.checked)}
        />
        {onPhone && (
          <Button variant="outline" onClick={onPhone}>
            <Smartphone />
            Ponsel
          </Button>
        )}
        {editHref && (
          <Button variant="outline" href={editHref}>
            <Pencil />
            Edit
          </Button>
        )}
      </div>
    </section>
  );
}
