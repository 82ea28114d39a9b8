import type { Editor } from '@tiptap/react';
import { useState, type FormEvent } from 'react';
import { BroughtBack, Button, Dialog, Field, Input, discardLocalDraft, useLocalDraft } from '@sinau/ui';
import { linkAddress } from './link-address.ts';
import { useAddressKey } from './use-address-key.ts';

interface LinkDialogProps {
  editor: Editor;
  open: boolean;
  onClose: () => void;
}

/** Links the selected words, or writes the address where nothing is selected. */
export function LinkDialog({ editor, open, onClose }: LinkDialogProps) {
  const draftKey = useAddressKey('link');
  const close = () => {
    discardLocalDraft(draftKey);
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title="Tautan">
      <LinkForm editor={editor} draftKey={draftKey} onDone={close} />
    </Dialog>
  );
}

function LinkForm({ editor, draftKey, onDone }: { editor: Editor; draftKey: string; onDone: () => void }) {
  const current = editor.getAttributes('link').href as string | undefined;
  const [address, setAddress, isBack] = useLocalDraft(draftKey, current ?? '');
  const [error, setError] = useState<string>();

  const save = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const href = linkAddress(address);
    if (!href) {
      setError('Tulis alamat lengkap, misalnya https://contoh.id, atau alamat di situs ini, misalnya /faq');
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
          type="url"
          inputMode="url"
          placeholder="https://"
          value={address}
          onChange={({ target }) => {
            setAddress(target.value);
            setError(undefined);
          }}
        />
      </Field>
      {isBack && <BroughtBack onDiscard={() => setAddress(current ?? '')} />}
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
