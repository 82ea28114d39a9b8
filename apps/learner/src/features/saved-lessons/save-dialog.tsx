import { useId, useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { learning } from '@sinau/api-client';
import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import type { RenditionName } from '@sinau/contracts/core/media/streams.rules';
import { isLessonOpen } from '@sinau/contracts/study/learning/learning.rules';
import { fileSize } from '@sinau/format';
import { Button, Dialog, Fieldset, Notice, Radio } from '@sinau/ui';
import { storeOfflineClassroom } from './offline-classroom.ts';
import { outlineOf } from './own-library.ts';
import { choiceFor, choiceLabel, choicesOf, type RecordedLesson } from './saved-lesson.ts';
import type { SavedLibrary } from './saved-library.ts';

interface SaveDialogProps {
  library: SavedLibrary;
  lesson: RecordedLesson;
  program: Program;
  watermark: string | null;
  onClose: () => void;
}

/** Asks which version of a recording, or of all in its section, to save, with what it takes. */
export function SaveDialog({ library, lesson, program, watermark, onClose }: SaveDialogProps) {
  const choices = choicesOf(lesson);
  const [rendition, setRendition] = useState(() => choiceFor(choices)?.rendition ?? null);
  const [isWhole, setWhole] = useState(false);
  const section = useSection(library, lesson, program);
  const room = useRoom();
  const saved = isWhole ? section.lessons : [lesson];
  const size = sizeOf(saved, rendition);
  const isTooLarge = room !== null && size > room;

  const { mutate: save, isPending } = useMutation({
    mutationFn: async () => {
      await storeOfflineClassroom();
      const { id, title, slug, sections } = program;
      const ofClass = { id, title, slug, sections: outlineOf(sections), watermark };
      for (const one of saved) {
        const choice = choiceFor(choicesOf(one), rendition);
        if (choice) await library.save(one, choice, ofClass);
      }
    },
    onSuccess: onClose,
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title="Simpan untuk ditonton tanpa internet"
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Batal
          </Button>
          <Button loading={isPending} disabled={isTooLarge || (isWhole && section.isLoading)} onClick={() => save()}>
            Simpan {fileSize(size)}
          </Button>
        </>
      }
    >
      <div className="stack">
        <Choices lesson={lesson} chosen={rendition} onChoose={setRendition} />
        {section.count > 1 && (
          <Scope isWhole={isWhole} count={section.count} section={section.title} onChange={setWhole} />
        )}
        {isTooLarge ? (
          <Notice tone="danger">
            Ruang di perangkatmu tidak cukup: tersisa {fileSize(room)}. Pilih kualitas yang lebih kecil, atau hapus
            materi lain.
          </Notice>
        ) : (
          <p className="muted sm">
            Takarir dan lampiran ikut tersimpan. Materi bertahan 30 hari di perangkat ini, selama kamu punya akses ke
            kelasnya.{room !== null && ` Ruang tersisa ${fileSize(room)}.`}
          </p>
        )}
      </div>
    </Dialog>
  );
}

interface ChoicesProps {
  lesson: RecordedLesson;
  chosen: RenditionName | null;
  onChoose: (rendition: RenditionName | null) => void;
}

function Choices({ lesson, chosen, onChoose }: ChoicesProps) {
  const name = useId();
  return (
    <Fieldset legend="Kualitas">
      {[...choicesOf(lesson)].reverse().map(({ rendition, size }) => (
        <Radio
          key={rendition}
          name={name}
          checked={rendition === chosen}
          onChange={() => onChoose(rendition)}
          aside={<span className="num">{fileSize(size)}</span>}
        >
          {choiceLabel(rendition, lesson.type)}
        </Radio>
      ))}
    </Fieldset>
  );
}

interface ScopeProps {
  isWhole: boolean;
  count: number;
  section: string;
  onChange: (isWhole: boolean) => void;
}

function Scope({ isWhole, count, section, onChange }: ScopeProps) {
  const name = useId();
  return (
    <Fieldset legend="Yang disimpan">
      <Radio name={name} checked={!isWhole} onChange={() => onChange(false)}>
        Materi ini
      </Radio>
      <Radio name={name} checked={isWhole} onChange={() => onChange(true)}>
        {count} rekaman di ‘{section}’ <small>Materi yang masih terkunci belum bisa disimpan.</small>
      </Radio>
    </Fieldset>
  );
}

/** Loads the open recordings of the section, those that are saved aside. */
function useSection(library: SavedLibrary, lesson: RecordedLesson, { sections }: Program) {
  const section = sections.find(({ lessons }) => lessons.some(({ id }) => id === lesson.id));
  const ids = (section?.lessons ?? [])
    .filter(({ type }) => type === 'video' || type === 'audio')
    .filter(
      ({ id }) => isLessonOpen(sections, id) && !library.content().lessons.some(({ lessonId }) => lessonId === id),
    )
    .map(({ id }) => id);
  const { data, isLoading } = useQuery({
    queryKey: ['saved-lessons', 'section', ...ids],
    queryFn: () => Promise.all(ids.map((id) => learning.lesson.call({ params: { id } }))),
    enabled: ids.length > 1,
    meta: { failure: 'snackbar' },
  });
  const lessons = (data ?? []).filter((one): one is RecordedLesson => one.type === 'video' || one.type === 'audio');
  const savable = lessons.filter((one) => choicesOf(one).length > 0);
  return { title: section?.title ?? '', lessons: savable, count: data ? savable.length : ids.length, isLoading };
}

const sizeOf = (lessons: readonly RecordedLesson[], rendition: RenditionName | null) =>
  lessons.reduce((sum, one) => sum + (choiceFor(choicesOf(one), rendition)?.size ?? 0), 0);

/** Returns the bytes that the browser leaves to this website; null where it does not tell. */
function useRoom(): number | null {
  const { data = null } = useQuery({
    queryKey: ['saved-lessons', 'room'],
    queryFn: async () => {
      const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
      return quota === undefined ? null : Math.max(0, quota - usage);
    },
    staleTime: 0,
  });
  return data;
}
