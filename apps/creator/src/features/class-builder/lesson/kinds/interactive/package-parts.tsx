import { useMutation } from '@tanstack/react-query';
import { program } from '@sinau/api-client';
import type { PackageManifest } from '@sinau/contracts/core/media/package.schemas';
import { partOf } from '@sinau/contracts/study/lesson/package-part.rules';
import { decimal } from '@sinau/format';
import { useGo } from '@sinau/shell';
import { Button, Notice } from '@sinau/ui';
import { useCurrentSaver } from '../../../../../documents/saving/current-saver.tsx';
import { hasLesson, lessonHref } from '../../../builder-address.ts';
import { classRefreshes } from '../../../class-builder.data.ts';
import { useLessonContext } from '../../lesson-context.ts';

interface PackagePartsProps {
  manifest: PackageManifest;
  /** The part that this lesson plays, if it does not play all. */
  part: string | undefined;
}

/** Lessons that are made anew have no progress. */
const restart = 'Setelah diterbitkan, peserta yang sudah mengerjakannya mulai lagi dari awal.';

/** Turns a package of several parts into a section of lessons, and back. */
export function PackageParts({ manifest, part: partId }: PackagePartsProps) {
  const { built, lessonId } = useLessonContext();
  const saver = useCurrentSaver();
  const go = useGo();
  const change = useMutation({
    mutationFn: async (call: 'splitPackage' | 'joinPackage') => {
      await saver?.flush();
      return program[call].call({ params: { id: built.id, lessonId } });
    },
    onSuccess: ({ sections }) => {
      if (built.type === 'webinar') return;
      const known = new Set(built.sections.flatMap(({ lessons }) => lessons.map(({ id }) => id)));
      const index = sections.findIndex(({ lessons }) => lessons.some(({ id }) => !known.has(id)));
      const made = sections[index]?.lessons.find(({ id }) => !known.has(id));
      if (made) go(lessonHref(built, index, made), { replace: true });
    },
    meta: { success: 'Susunan materi diubah', refreshes: classRefreshes },
  });
  const part = partOf(manifest, partId);
  const count = manifest.parts.length;
  if (built.type === 'webinar' || !hasLesson(built, lessonId) || (!part && count < 2)) return null;
  const button = (call: 'splitPackage' | 'joinPackage', label: string) => (
    <Button variant="outline" size="sm" loading={change.isPending} onClick={() => change.mutate(call)}>
      {label}
    </Button>
  );
  if (part)
    return (
      <Notice tone="neutral" action={button('joinPackage', 'Gabungkan lagi')}>
        Materi ini memutar “{part.title}”, satu dari {decimal(count)} pelajaran di paketnya. Kalau digabungkan, semua
        pelajaran dari paket ini di bagian ini menjadi satu materi dengan menu. {restart}
      </Notice>
    );
  return (
    <Notice tone="neutral" action={button('splitPackage', `Jadikan satu bagian (${decimal(count)} pelajaran)`)}>
      Paket ini berisi {decimal(count)} pelajaran, yang dibuka dari menu di dalam satu materi. Kalau dijadikan bagian,
      tiap pelajaran menjadi materi dengan kemajuan dan syarat selesainya sendiri. Ini bisa digabungkan lagi. {restart}
    </Notice>
  );
}
