import { nanoid } from '@reduxjs/toolkit';
import { useRef } from 'react';
import { maxRubricCriteria } from '@sinau/contracts/study/lesson/lesson.rules';
import type { Criterion } from '@sinau/contracts/study/lesson-kinds/assignment';
import { decimal } from '@sinau/format';
import { Button, Field, IconButton, Input } from '@sinau/ui';
import { Plus, Trash2 } from '@sinau/ui/icons';
import { focusSoon } from '../../../../../shared/focus-soon.ts';
import { NumberField } from '../../../../../shared/number-field.tsx';
import { useRemoval } from '../../../../../documents/undo/use-removal.ts';
import './rubric-editor.css';

interface RubricEditorProps {
  rubric: readonly Criterion[];
  readOnly: boolean;
  onChange: (rubric: Criterion[]) => void;
}

/** Criteria that a teacher gives points for. Without any there is one score, or none. */
export function RubricEditor({ rubric, readOnly, onChange }: RubricEditorProps) {
  const list = useRef<HTMLOListElement>(null);
  const removal = useRemoval();
  const change = (index: number, patch: Partial<Criterion>) =>
    onChange(rubric.with(index, { ...rubric[index]!, ...patch }));
  const add = () => {
    onChange([...rubric, { id: nanoid(8), title: '', points: 10 }]);
    focusSoon(() => list.current?.querySelector<HTMLElement>('li:last-child input') ?? null);
  };
  const remove = (index: number) =>
    removal({
      msg: 'Kriteria dihapus.',
      label: 'menghapus kriteria',
      act: () => onChange(rubric.toSpliced(index, 1)),
    });

  return (
    <section className="stack" aria-labelledby="rubric">
      <div className="quiz-editor-head">
        <h2 id="rubric">Kriteria penilaian</h2>
        <span className="muted sm num">{summaryOf(rubric)}</span>
      </div>
      <p className="muted sm">
        Nilai dihitung dari poin tiap kriteria, dan peserta melihatnya sebelum mulai. Boleh dikosongkan.
      </p>
      <ol ref={list} className="rubric-editor">
        {rubric.map(({ id, title, points }, index) => (
          <li key={id}>
            <Field label={`Kriteria ${index + 1}`} error={title.trim() ? undefined : 'Tulis apa yang dinilai'}>
              <Input
                value={title}
                maxLength={200}
                readOnly={readOnly}
                placeholder="Lead langsung ke inti berita"
                onChange={({ target }) => change(index, { title: target.value })}
              />
            </Field>
            <NumberField
              label="Poin"
              min={1}
              max={100}
              value={points}
              disabled={readOnly}
              onChange={(value) => value !== null && change(index, { points: value })}
            />
            {!readOnly && (
              <IconButton label={`Hapus kriteria ${index + 1}`} onClick={() => remove(index)}>
                <Trash2 />
              </IconButton>
            )}
          </li>
        ))}
      </ol>
      {!readOnly && rubric.length < maxRubricCriteria && (
        <Button variant="soft" block onClick={add}>
          <Plus />
          Tambah kriteria
        </Button>
      )}
    </section>
  );
}

const summaryOf = (rubric: readonly Criterion[]) =>
  rubric.length === 0
    ? 'Tanpa kriteria'
    : `${decimal(rubric.length)} kriteria · ${decimal(rubric.reduce((sum, { points }) => sum + points, 0))} poin`;
