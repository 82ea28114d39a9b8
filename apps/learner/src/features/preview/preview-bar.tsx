import { Button, Field, Select, Switch } from '@sinau/ui';
import { Eye, Pencil, Smartphone } from '@sinau/ui/icons';
import type { Scene } from './classroom/room.ts';
import './preview-bar.css';

interface PreviewBarProps {
  /** States of the open lesson; none if no lesson is shown. */
  scenes: readonly Scene[];
  /** Chosen state; undefined for the one reached in the preview so far. */
  scene: string | undefined;
  onScene: (scene: string) => void;
  isFinished: boolean;
  onFinished: (isFinished: boolean) => void;
  /** Opens the frame of a phone; undefined on a phone, and within the frame. */
  onPhone: (() => void) | undefined;
  /** Link to edit the lesson; undefined for viewers without permission. */
  editHref: string | undefined;
}

/** Bar above a lesson in a preview: the role and state in which it is viewed. */
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
