import { readFileSync } from 'node:fs';
import type { ClassOutline, OutlineMedia } from '@sinau/contracts/authoring/transfer/class-backup.schemas';
import { escapeHtml } from '../../../platform/escape-html.ts';
import { sourceFile } from '../../../platform/paths.ts';
import { xmlText as xml } from '../../../platform/xml-text.ts';
import { courseHtml } from './course-html.ts';
import type { CourseContext } from './course-context.ts';
import { numbered, type CourseWriter } from './course-package.ts';
import type { PortableBody, PortableLesson } from './portable-lesson.ts';

interface ListedLesson {
  readonly title: string;
  readonly file: string;
  readonly quiz: { readonly minimum: number; readonly isScored: boolean } | null;
}
type Quiz = Extract<PortableBody, { kind: 'quiz' }>;

const playerFile = (name: string) => readFileSync(sourceFile(`authoring/transfer/export/player/${name}`), 'utf8');

/** Writes a class as a SCORM 1.2 package of one part, with a player of its own. */
export function createScormWriter({ title }: ClassOutline['class'], context: CourseContext): CourseWriter {
  const sections: { readonly title: string; readonly lessons: ListedLesson[] }[] = [];
  const files = new Map<string, string>();
  const media = new Set<string>();
  let holdsAnswers = false;

  return {
    losses: [
      'Halaman kelas, sampul, pengajar, harga, dan pesan penyelesaiannya tidak ikut',
      'Materi selesai begitu dibuka, dan kuis begitu dijawab',
    ],
    holdsAnswers: () => holdsAnswers,
    beginSection: (name) => void sections.push({ title: name, lessons: [] }),
    async add(lesson) {
      const { body } = lesson;
      const file = `lessons/${numbered(files.size + 1)}.js`;
      files.set(file, `sinauLesson(${files.size}, ${scriptOf(contentOf(lesson, context))});\n`);
      for (const { path } of lesson.files) media.add(path);
      if (body.kind === 'quiz') holdsAnswers = true;
      sections.at(-1)!.lessons.push({ title: lesson.title, file, quiz: body.kind === 'quiz' ? ruleOf(body) : null });
      if (body.kind === 'task') return ['Menjadi bacaan: jawaban peserta dan penilaiannya tidak ikut'];
      return body.kind === 'quiz' ? quizNotes(body) : [];
    },
    finish() {
      const course = { title, sections: sections.filter(({ lessons }) => lessons.length > 0) };
      const texts = new Map([
        ['index.html', indexOf(title)],
        ['course.js', `const sinauCourse = ${scriptOf(course)};\n`],
        ['quiz.js', playerFile('quiz.js')],
        ['player.js', playerFile('player.js')],
        ['player.css', playerFile('player.css')],
        ...files,
      ]);
      return new Map([['imsmanifest.xml', manifestOf(title, [...texts.keys(), ...media])], ...texts]);
    },
  };
}

const ruleOf = ({ questions, setting }: Quiz) => ({
  minimum: setting.completionType === 'minimum-score' ? setting.minimumScore : 0,
  isScored: questions.some(({ type }) => type !== 'essay'),
});

/** Writes data into a script. Some readers of scripts end a line where JSON does not. */
const scriptOf = (value: unknown) =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

function contentOf({ description, attachments, body }: PortableLesson, context: CourseContext) {
  const rest = { description, attachments: attachments.map(({ name, path }) => ({ name, path })) };
  switch (body.kind) {
    case 'page':
    case 'task':
      return { ...rest, html: courseHtml(body.html, context, '') };
    case 'link':
      return { ...rest, link: body.address };
    case 'file':
      return { ...rest, file: fileOf(body) };
    case 'quiz':
      return {
        ...rest,
        quiz: { html: courseHtml(body.html, context, ''), minimum: ruleOf(body).minimum, questions: body.questions },
      };
  }
}

const fileOf = ({ file, captions }: Extract<PortableBody, { kind: 'file' }>) => ({
  path: file.path,
  kind: file.kind,
  captions: captions.map(
    ({ file: { path }, language, label }: { file: OutlineMedia; language: string; label: string }) => ({
      path,
      language,
      label,
    }),
  ),
});

function quizNotes({ questions, setting }: Quiz): string[] {
  const { timeLimit, maxAttempts, cooldown, randomize, scorePolicy } = setting;
  return [
    ...(timeLimit !== null ? ['Batas waktunya tidak ikut'] : []),
    ...(maxAttempts !== null || cooldown ? ['Batas percobaannya tidak ikut: kuis bisa diulang'] : []),
    ...(randomize.some(({ isSelected }) => isSelected) ? ['Acak soal atau jawaban tidak ikut'] : []),
    ...(scorePolicy && scorePolicy !== 'highest' ? ['Nilai yang dipakai menjadi yang tertinggi'] : []),
    ...(questions.some(({ type }) => type === 'essay')
      ? ['Esai bisa ditulis, tetapi tidak dinilai dan tidak terkirim']
      : []),
    ...(questions.some(({ type }) => type === 'short-answer')
      ? ['Isian singkat dicocokkan tanpa huruf besar dan tanda baca saja']
      : []),
    'Nilai dan kuncinya selalu tampil sesudah dijawab',
  ];
}

const indexOf = (title: string) =>
  `<!doctype html>
<html lang="id">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><link rel="stylesheet" href="player.css"></head>
<body><noscript>Materi ini membutuhkan JavaScript.</noscript><script src="course.js"></script><script src="quiz.js"></script><script src="player.js"></script></body>
</html>
`;

const manifestOf = (title: string, paths: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="kelas" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.imsproject.org/xsd/imscp_rootv1p1p2 imscp_rootv1p1p2.xsd http://www.adlnet.org/xsd/adlcp_rootv1p2 adlcp_rootv1p2.xsd">
<metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
<organizations default="isi"><organization identifier="isi"><title>${xml(title)}</title><item identifier="materi" identifierref="pemutar" isvisible="true"><title>${xml(title)}</title></item></organization></organizations>
<resources><resource identifier="pemutar" type="webcontent" adlcp:scormtype="sco" href="index.html">
${paths.map((path) => `<file href="${xml(path)}"/>`).join('\n')}
</resource></resources>
</manifest>
`;
