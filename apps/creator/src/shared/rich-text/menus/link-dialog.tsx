import type { Editor } from '@tiptap/react';
import { useState, type FormEvent } from 'react';
import { Button, Dialog, Field, Input } from '@sinau/ui';
import { linkAddress } from './link-address.ts';

interface LinkDialogProps {
  editor: Editor;
  open: boolean;
  onClose: () => void;
}

/** Links the selected words, or writes the address where nothing is selected. */
export function LinkDialog({ editor, open, onClose }: LinkDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Tautan">
      <LinkForm editor={editor} onDone={onClose} />
    </Dialog>
  );
}

function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const current = editor.getAttributes('link').href as string | undefined;
  const [error, setError] = useState<string>();

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const href = linkAddress(String(new FormData(event.currentTarget).get('address') ?? ''));
    if (!href) {
      setError('Tulis alamat lengkap, misalnya https://contoh.id');
      return;
    }
    const link = { type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] };
    const chain = editor.chain().focus();
    if (editor.state.selection.empty && !current) chain.insertContent(link).run();
    else chain.extendMarkRange('link').setLink({ href }).run();
    onDone();
  };

  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  };

  return (
    <form onSubmit={save} noValidate>
      <Field label="Alamat" error={error}>
        <Input
          name="address"
          type="url"
          inputMode="url"
          placeholder="https://"
          defaultValue={current}
          onInput={() => setError(undefined)}
        />
      </Field>
      <div className="dialog-actions">
        {current && (
          <Button variant="outline" onClick={remove}>
            Hapus tautan
          </Button>
        )}
        <Button type="submit">Simpan</Button>
      </div>
    </form>
  );
}
