import { elementsIn, elementsNamed, textIn, type XmlNode } from '../../../../platform/xml.ts';
import { outsideQuestionReader } from '../../../../study/question/index.ts';
import type { RawLesson } from '../import-source.ts';
import { outsideHtml } from '../outside/outside-html.ts';
import { attached, lessonOf, recordingsOf } from '../outside/outside-lessons.ts';
import { quizQuestionsOf } from '../outside/outside-quiz.ts';
import type { CartridgeContext } from './cartridge-context.ts';

const maxMinutes = 300;
const maxAttempts = 20;

/** Reads the questions of a document of QTI 1.2. */
export async function questionsOf(document: XmlNode, folder: string, paths: Iterable<string>) {
  const reader = await outsideQuestionReader(folder, paths);
  return elementsNamed(document, 'item').map((item) => ({ read: reader.qti(item) }));
}

/** Makes a quiz of an assessment. */
export async function assessmentLessons(
  title: string,
  document: XmlNode,
  folder: string,
  context: CartridgeContext,
): Promise<RawLesson[]> {
  const asked = await questionsOf(document, folder, context.paths);
  const { questions, notes } = quizQuestionsOf(asked, context.files, context.picture);
  // Items have rubrics of their own, for those who grade them.
  const texts = elementsNamed(document, 'assessment', 'section')
    .flatMap(elementsIn)
    .filter(({ name }) => name === 'rubric' || name === 'presentation_material')
    .map((node) => textIn(node));
  const instruction = outsideHtml(texts.join('\n'), context.html('instruction', folder));
  const { setting, notes: ofSettings } = settingOf(document);
  const selections = elementsNamed(document, 'selection_number').length;
  return [
    lessonOf(
      {
        type: 'quiz',
        title,
        content: { instruction: instruction.html, questions },
        setting,
        ...attached(instruction.attachmentIds),
      },
      [
        ...instruction.notes,
        ...ofSettings,
        ...(selections > 0 ? ['Pilihan acak sebagian soal tidak ikut: semua soalnya masuk'] : []),
        ...notes,
      ],
    ),
    ...recordingsOf(instruction, context.files),
  ];
}

function settingOf(document: XmlNode) {
  const [assessment = document] = elementsNamed(document, 'assessment');
  const fields = new Map(
    elementsNamed(assessment, 'qtimetadatafield').map((field) => [
      textIn(elementsNamed(field, 'fieldlabel')[0]).trim().toLowerCase(),
      textIn(elementsNamed(field, 'fieldentry')[0]).trim(),
    ]),
  );
  const notes: string[] = [];
  const minutes = Math.ceil(Number(fields.get('qmd_timelimit'))) || 0;
  if (minutes > maxMinutes) notes.push(`Batas waktu ${minutes} menit menjadi ${maxMinutes}`);
  const sent = fields.get('cc_maxattempts') ?? '';
  const attempts = /^examination$/i.test(sent) ? 1 : Number(sent) || 0;
  if (attempts > maxAttempts) notes.push(`Batas ${attempts} percobaan menjadi ${maxAttempts}`);
  const setting = {
    completionType: 'hit-button',
    timeLimit: minutes > 0 ? Math.min(minutes, maxMinutes) : null,
    maxAttempts: attempts > 0 ? Math.min(attempts, maxAttempts) : null,
    finishing: [
      { type: 'showScore', text: '', isSelected: true },
      { type: 'showAnswerKey', text: '', isSelected: false },
      { type: 'allowNextPrev', text: '', isSelected: true },
    ],
  };
  return { setting, notes: [...notes, 'Tanpa nilai lulus, jadi selesai dengan mengirim jawaban'] };
}
