import { Button, IconButton, Menu, MenuItem } from '@sinau/ui';
import { List, Plus, Trash2 } from '@sinau/ui/icons';
import { useCreateSnippet, useRemoveSnippet, useSnippets } from './grading.data.ts';

interface SnippetsProps {
  /** Current text of the feedback. */
  feedback: string;
  onInsert: (text: string) => void;
}

/** Reusable comments: inserted into the feedback, saved from it, deleted. */
export function Snippets({ feedback, onInsert }: SnippetsProps) {
  const snippets = useSnippets().data?.list ?? [];
  const create = useCreateSnippet();
  const remove = useRemoveSnippet();
  const text = feedback.trim();
  const isKnown = snippets.some(({ content }) => content === text);
  return (
    <div className="row wraps">
      {snippets.length > 0 && (
        <Menu
          width={320}
          trigger={
            <Button variant="outline" size="sm">
              <List />
              Komentar tersimpan
            </Button>
          }
        >
          {snippets.map(({ id, content }) => (
            <MenuItem key={id} onSelect={() => onInsert(content)}>
              {content}
            </MenuItem>
          ))}
        </Menu>
      )}
      {text !== '' && text.length <= 1_000 && !isKnown && (
        <Button variant="text" size="sm" loading={create.isPending} onClick={() => create.mutate(text)}>
          <Plus />
          Simpan komentar ini
        </Button>
      )}
      {isKnown && (
        <IconButton
          label="Hapus dari komentar tersimpan"
          onClick={() => remove.mutate(snippets.find(({ content }) => content === text)!.id)}
        >
          <Trash2 />
        </IconButton>
      )}
    </div>
  );
}
