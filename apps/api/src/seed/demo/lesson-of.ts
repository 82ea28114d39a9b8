import { fileChoices, finishingChoices } from '@sinau/contracts/study/lesson/lesson.rules';
import { lessonCreation, type LessonCreation, type LessonOf } from '@sinau/contracts/study/lesson/lesson.schemas';
import { htmlOf, type DemoClass, type DemoLesson, type DemoQuestion, type FilmName } from './demo-class.ts';
import { deepenings } from './deepenings.ts';
import { shuffled } from './dice.ts';
import { lectureChapters, lectureOf, lectures } from './lectures.ts';
import { practices } from './practices.ts';
import { demoAttachmentId, demoMediaId } from './seed-media.ts';

/** Time limits of a quiz attempt, in minutes. */
const timeLimits = { 'self-paced': 10, intensive: 15, bootcamp: 20 };

/** Chapters of the films that have steps. */
const filmChapters: Partial<Record<FilmName, LessonOf<'video'>['content']['chapters']>> = {
  'belajar-dari-contoh': [
    { second: 0, title: 'Pembuka' },
    { second: 4, title: 'Amati' },
    { second: 8, title: 'Tiru' },
    { second: 12, title: 'Ubah' },
    { second: 16, title: 'Ceritakan' },
  ],
};

/**
 * A lesson of the demo as its maker would send it. `place` counts a class's lessons, so that adjacent ones end
 * differently.
 */
export function lessonOf(demo: DemoClass, lesson: DemoLesson, place: number): LessonCreation {
  const { type, title, description, attachments, isFree } = lesson;
  const { content, setting } = partsOf(demo, lesson, place);
  return lessonCreation.parse({
    type,
    title,
    description,
    attachmentIds: attachments?.map((name) => demoAttachmentId(demo.mitra, name)),
    content,
    setting: { ...setting, ...(isFree && { isFreePreview: true }) },
  });
}

function partsOf(demo: DemoClass, lesson: DemoLesson, place: number): { content: object; setting?: object } {
  const { topic, mitra, format } = demo;
  switch (lesson.type) {
    case 'article':
      return {
        content: {
          html: htmlOf(lesson.blocks.length > 2 ? lesson.blocks : [...lesson.blocks, ...endingOf(topic, place)]),
        },
      };
    case 'video': {
      const lecture = lesson.film === 'belajar-dari-contoh' ? lectures[demo.title] : undefined;
      const film = lecture?.film ?? lesson.film;
      return {
        content: {
          mediaId: demoMediaId(mitra, `${film}.mp4`),
          captions: [{ mediaId: demoMediaId(mitra, `${film}.vtt`), language: 'id' }],
          chapters: lecture ? lectureChapters(lectureOf(demo)) : filmChapters[lesson.film],
        },
      };
    }
    case 'audio':
      return { content: { mediaId: demoMediaId(mitra, 'jeda-gamelan.mp3') } };
    case 'pdf':
      return { content: { mediaId: demoMediaId(mitra, 'lembar-kerja.pdf') }, setting: { downloadFile: true } };
    case 'interactive':
      return { content: { mediaId: demoMediaId(mitra, lesson.package) } };
    case 'assignment':
      return {
        content: {
          instruction: htmlOf(lesson.blocks),
          rubric: [
            { id: 'tugas', title: 'Menjawab yang diminta', points: 60 },
            { id: 'bahasa', title: 'Bahasa lugas dan rapi', points: 40 },
          ],
        },
        setting: {
          completionType: 'minimum-score',
          minimumScore: 70,
          saveToArchive: format === 'bootcamp',
          fileValidation: fileChoices.map((choice) => ({ ...choice, isSelected: true })),
          dueDays: format === 'self-paced' ? null : 7,
        },
      };
    case 'webinar':
      return { content: {}, setting: { completionType: 'input-presence-code' } };
    case 'news_writing':
      return {
        content: {
          instruction: htmlOf(lesson.blocks),
          rubric: [
            { id: 'lead', title: 'Lead langsung ke inti berita', points: 40 },
            { id: 'sumber', title: 'Narasumber jelas dan beragam', points: 30 },
            { id: 'bahasa', title: 'Bahasa lugas dan rapi', points: 30 },
          ],
          minimumWords: 100,
          maximumWords: 400,
        },
        setting: { saveToArchive: true },
      };
    case 'quiz':
      return {
        content: {
          instruction: '<p>Jawab semampumu. Kamu boleh mencoba lagi, dan pembahasannya muncul setelah lulus.</p>',
          questions: lesson.questions.map(questionOf),
        },
        setting: {
          minimumScore: 60,
          timeLimit: timeLimits[format],
          finishing: finishingChoices.map((choice) => ({ ...choice, isSelected: true })),
        },
      };
  }
}

/** Returns the ending of a short article: the procedure, and then something to do. */
function endingOf(topic: string, place: number) {
  const [deeper, practice] = [deepenings[topic]!, practices[topic]!];
  return [deeper[place % deeper.length]!, practice[place % practice.length]!];
}

function questionOf({ type, text, right, wrong, explanation, modelAnswer }: DemoQuestion, index: number) {
  const options = [
    ...right.map((answer) => ({ text: answer, isCorrect: true })),
    ...wrong.map((answer) => ({ text: answer, isCorrect: false })),
  ];
  // "Benar" stays before "Salah".
  const ordered =
    type === 'true-false' ? options.toSorted((a, b) => a.text.localeCompare(b.text)) : shuffled(options, text);
  return {
    id: `soal-${index + 1}`,
    type,
    text,
    explanation,
    options: ordered.map((option, place) => ({ id: 'abcdefghij'[place]!, ...option })),
    ...(modelAnswer && { points: 2, essay: { modelAnswer } }),
  };
}
