import type { Editor } from '@tiptap/react';
import { useState, type FormEvent } from 'react';
import { videoEmbedOf } from '@sinau/contracts/lesson/lesson.rules';
import { Button, Dialog, Field, Input } from '@sinau/ui';

interface VideoDialogProps {
  editor: Editor;
  open: boolean;
  onClose: () => void;
}

/** Asks for the address of a video, and shows it where the cursor stands. */
export function VideoDialog({ editor, open, onClose }: VideoDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Video">
      <VideoForm editor={editor} onDone={onClose} />
    </Dialog>
  );
}

function VideoForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const [error, setError] = useState<string>();
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const address = String(new FormData(event.currentTarget).get('address') ?? '');
    if (!videoEmbedOf(address)) {
      setError('Tempel alamat video YouTube atau Vimeo');
      return;
    }
    editor.chain().focus().insertVideo(address).run();
    onDone();
  };
  return (
    <form onSubmit={save} noValidate>
      <Field label="Alamat video" hint="Pembaca menekan tombol putar; sebelum itu tidak ada yang dimuat." error={error}>
        <Input
          name="address"
          type="url"
          inputMode="url"
          maxLength={300}
          placeholder="https://www.youtube.com/watch?v=…"
          onInput={() => setError(undefined)}
        />
      </Field>
      <div className="dialog-actions">
        <Button type="submit">Sisipkan</Button>
      </div>
    </form>
  );
}
