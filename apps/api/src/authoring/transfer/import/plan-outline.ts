import { backupBounds } from '@sinau/contracts/authoring/transfer/class-backup.rules';
import {
  outlineEducator,
  outlineMedia,
  outlineQuestion,
  type ClassOutline,
  type OutlineLesson,
  type OutlineMedia,
} from '@sinau/contracts/authoring/transfer/class-backup.schemas';
import { sizeRefusal } from '@sinau/contracts/core/media/media.rules';
import { maxEducators } from '@sinau/contracts/storefront/educator/educator.rules';
import { text } from '@sinau/contracts/fields';
import { relinkAddress } from '../../../study/lesson-kinds/index.ts';
import { relinkQuestion } from '../../../study/question/index.ts';
import type { RawOutline } from './import-source.ts';
import { tooManyLessons } from './outside/outside-section.ts';
import { planClass } from './plan-class.ts';
import type { PlanFacts } from './plan-facts.ts';
import { planLesson, titleIn } from './plan-lesson.ts';
import { createPlanLinks, type PlanLinks } from './plan-links.ts';
import { createPlanReport, type PlanReport } from './plan-report.ts';

/**
 * Plans a class from what a source has read. Everything in the outline can be made as it stands here; everything that
 * was read has a line in the report, which says what is changed or left out.
 */
export function planOutline(raw: RawOutline, facts: PlanFacts) {
  const report = createPlanReport();
  const names = new Map<string, string>();
  const media = raw.media.flatMap((one) => planFile(one, facts, names, report) ?? []);
  const links = createPlanLinks(media, (id) => (names.has(id) ? `“${names.get(id)!}”` : 'yang tidak dikenal'));

  const texts = planClass(raw.class, facts, links, report);
  const bank = planBank(raw.bank, links, report);
  const educators = planEducators(raw.educators, links, report);
  const context = { ...facts, kind: texts.kind, format: texts.format, links, educators };
  let lessonCount = 0;
  const sections = raw.sections.flatMap(({ title, lessons }, index) => {
    const named = text(120).safeParse(title).data ?? `Bagian ${index + 1}`;
    const planned = lessons.flatMap((lesson): OutlineLesson[] => {
      const made = { section: named, title: titleIn(lesson.lesson) };
      if (lessonCount >= backupBounds.maxLessons) {
        report.leftOut(made, tooManyLessons);
        return [];
      }
      const result = planLesson(lesson, context);
      if ('refusal' in result) {
        report.leftOut({ ...made, type: result.type }, result.refusal);
        return [];
      }
      lessonCount += 1;
      report.made({ ...made, title: result.planned.lesson.title, type: result.planned.lesson.type }, result.notes);
      return [result.planned];
    });
    // A session of a webinar is its lesson.
    const fits = texts.kind === 'webinar' ? planned.slice(0, 1) : planned;
    return texts.kind === 'webinar' && fits.length === 0 ? [] : [{ title: named, lessons: fits }];
  });

  for (const { section, title, note, isChanged } of raw.leftOut) {
    const named = { ...(section && { section }), title };
    if (isChanged) report.made(named, [note]);
    else report.leftOut(named, note);
  }
  for (const { id, name } of media)
    if (!links.used.has(id)) report.leftOut({ title: name }, 'Berkas ini tidak dipakai materi mana pun');
  const outline: ClassOutline = {
    class: texts,
    educators,
    sections,
    bank,
    media: media.filter(({ id }) => links.used.has(id)),
  };
  return { outline, lines: report.lines };
}

function planFile(
  raw: unknown,
  { sizeOf, refusalOf }: PlanFacts,
  names: Map<string, string>,
  report: PlanReport,
): OutlineMedia | null {
  const { data } = outlineMedia.safeParse(raw);
  if (!data) {
    report.leftOut({ title: 'Sebuah berkas' }, 'Keterangan berkas ini tidak bisa dibaca');
    return null;
  }
  const { id, path, kind, purpose, name } = data;
  const named = { title: name || path };
  if (names.has(id)) {
    report.leftOut(named, 'Berkas ini tercatat dua kali');
    return null;
  }
  names.set(id, named.title);
  const size = sizeOf(path);
  const refusal =
    refusalOf?.(path) ??
    (size ? sizeRefusal(kind, size, purpose) : size === 0 ? 'Berkas ini kosong' : 'Berkas ini tidak ada di arsip');
  if (refusal) report.leftOut(named, refusal);
  return refusal ? null : { ...data, size: size! };
}

function planBank(raw: readonly unknown[], links: PlanLinks, report: PlanReport) {
  const notes: string[] = [];
  const bank = raw.flatMap((one) => {
    const { data } = outlineQuestion.safeParse(one);
    if (!data || links.questions.has(data.id)) {
      report.leftOut({ title: 'Satu soal bank' }, 'Soal ini tidak bisa dibaca; salinannya di kuis tetap ikut');
      return [];
    }
    links.questions.add(data.id);
    return [relinkQuestion(data, links.noting(notes))];
  });
  if (bank.length > 0) report.made({ title: `${bank.length} soal untuk bank soal` }, notes);
  return bank;
}

function planEducators(raw: readonly unknown[], links: PlanLinks, report: PlanReport) {
  const ids = new Set<string>();
  return raw.flatMap((one) => {
    const { data } = outlineEducator.safeParse(one);
    if (!data || ids.has(data.id) || ids.size >= maxEducators) {
      report.leftOut({ title: titleIn(one, 'name') }, 'Pengajar ini tidak bisa ikut');
      return [];
    }
    ids.add(data.id);
    const notes: string[] = [];
    const photo = relinkAddress(data.photo, links.noting(notes));
    report.made({ title: `Pengajar ${data.name}` }, notes);
    return [{ ...data, photo }];
  });
}
