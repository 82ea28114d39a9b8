import type { Editor } from '@tiptap/react';
import { useState, type FormEvent } from 'react';
import { videoEmbedOf } from '@sinau/contracts/core/rich-text/video-embed';
import { BroughtBack, Button, Dialog, Field, Input, discardLocalDraft, useLocalDraft } from '@sinau/ui';
import { useAddressKey } from './use-address-key.ts';

interface VideoDialogProps {
  editor: Editor;
  open: boolean;
  onClose: () => void;
}

/** Dialog for the address of a video, which is inserted at the cursor. */
export function VideoDialog({ editor, open, onClose }: VideoDialogProps) {
  const draftKey = useAddressKey('video');
  const close = () => {
    discardLocalDraft(draftKey);
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title="Video">
      <VideoForm editor={editor} draftKey={draftKey} onDone={close} />
    </Dialog>
  );
}

function VideoForm({ editor, draftKey, onDone }: { editor: Editor; draftKey: string; onDone: () => void }) {
  const [address, setAddress, isBack] = useLocalDraft(draftKey);
  const [error, setError] = useState<string>();
  const save = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
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
          type="url"
          inputMode="url"
          maxLength={300}
          placeholder="https://www.youtube.com/watch?v=…"
          value={address}
          onChange={({ target }) => {
            setAddress(target.value);
            setError(undefined);
          }}
        />
      </Field>
      {isBack && <BroughtBack onDiscard={() => setAddress('')} />}
      <div className="dialog-actions">
        <Button type="submit">Sisipkan</Button>
      </div>
    </form>
  );
}
