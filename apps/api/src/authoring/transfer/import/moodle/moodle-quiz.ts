import { childOf, elementNamed, elementsNamed, type XmlNode } from '../../../../platform/xml.ts';
import type { RawLesson } from '../import-source.ts';
import { outsideHtml } from '../outside/outside-html.ts';
import { attached, lessonOf, recordingsOf } from '../outside/outside-lessons.ts';
import { quizQuestionsOf, type AskedQuestion } from '../outside/outside-quiz.ts';
import type { ActivityContext } from './activity-context.ts';
import { ownWordsOf, wordsOf } from './moodle-words.ts';
import type { MoodleBank, MoodleQuestion } from './moodle-questions.ts';

/** Makes a quiz of an activity, with its questions as copies of those of the bank. */
export function quizLessons(
  title: string,
  document: XmlNode,
  grades: XmlNode | null,
  context: ActivityContext,
): RawLesson[] {
  const { bank, bankNumbers, files } = context;
  const quiz = elementNamed(document, 'quiz') ?? document;
  const notes: string[] = [];
  const asked = slotsOf(quiz).flatMap(({ find, points }): AskedQuestion[] => {
    const question = find(bank);
    if (!question) {
      notes.push('Ada soal yang tidak ada di bank soal cadangan ini, jadi tidak ikut');
      return [];
    }
    if (question.type === 'random') {
      notes.push(`Soal acak dari kategori “${question.category}” tidak ikut; soal kategorinya ada di bank soal`);
      return [];
    }
    const bankNumber = bankNumbers.get(question);
    return [{ read: question.read, ...(points !== null && { points }), ...(bankNumber && { bankNumber }) }];
  });
  for (const node of elementsNamed(quiz, 'question_set_reference'))
    if (node) notes.push('Soal acak dari bank soal tidak ikut; soal kategorinya ada di bank soal');
  const { questions, notes: ofQuestions } = quizQuestionsOf(asked, files, bank.find);
  const instruction = outsideHtml(ownWordsOf(quiz, 'intro'), context.html('instruction'));
  const { setting, notes: ofSettings } = settingOf(quiz, grades);
  return [
    lessonOf(
      {
        type: 'quiz',
        title,
        content: { instruction: instruction.html, questions },
        setting,
        ...attached(instruction.attachmentIds),
      },
      [...new Set([...notes, ...instruction.notes, ...ofSettings, ...ofQuestions])],
    ),
    ...recordingsOf(instruction, files),
  ];
}

interface Slot {
  readonly find: (bank: MoodleBank) => MoodleQuestion | undefined;
  /** Points in the quiz; null where it names none. */
  readonly points: number | null;
}

/** Lists the places of a quiz in their order, in the forms that versions of Moodle write. */
function slotsOf(quiz: XmlNode): Slot[] {
  const instances = elementsNamed(quiz, 'question_instance').map((node) => {
    const reference = childOf(node, 'question_reference');
    const entryId = ownWordsOf(reference, 'questionbankentryid');
    const version = ownWordsOf(reference, 'version');
    const id = ownWordsOf(node, 'questionid') || ownWordsOf(node, 'question');
    const points = ownWordsOf(node, 'maxmark') || ownWordsOf(node, 'grade');
    return {
      id,
      isRandom: childOf(node, 'question_set_reference') !== undefined,
      slot: Number(ownWordsOf(node, 'slot')) || 0,
      points: points === '' ? null : Number(points),
      find: ({ byId, byEntry }: MoodleBank) => (entryId ? byEntry(entryId, version) : byId(id)),
    };
  });
  // The order stood in a list of its own before 2.7, with 0 for a new page.
  const listed = new Map(
    ownWordsOf(quiz, 'questions')
      .split(',')
      .filter((id) => id !== '' && id !== '0')
      .map((id, index) => [id, index]),
  );
  const placeOf = ({ id, slot }: { id: string; slot: number }) => (listed.size > 0 ? (listed.get(id) ?? -1) : slot);
  return instances.filter(({ isRandom }) => !isRandom).toSorted((one, other) => placeOf(one) - placeOf(other));
}

const policies: Readonly<Record<string, string>> = { 1: 'highest', 2: 'average', 3: 'first', 4: 'latest' };
const maxMinutes = 300;
const maxAttempts = 20;
/** A week, in minutes. */
const maxCooldown = 10_080;

function settingOf(quiz: XmlNode, grades: XmlNode | null) {
  const says = (name: string) => ownWordsOf(quiz, name);
  const isSet = (name: string) => !['', '0'].includes(says(name));
  const notes: string[] = [];
  const minutes = Math.ceil(Number(says('timelimit')) / 60) || 0;
  if (Number(says('timelimit')) % 60 > 0) notes.push(`Batas waktu dibulatkan menjadi ${minutes} menit`);
  if (minutes > maxMinutes) notes.push(`Batas waktu ${minutes} menit menjadi ${maxMinutes}`);
  const attempts = Number(says('attempts_number')) || 0;
  if (attempts > maxAttempts) notes.push(`Batas ${attempts} percobaan menjadi ${maxAttempts}`);
  const pass = Number(wordsOf(grades, 'gradepass')) || 0;
  const most = Number(wordsOf(grades, 'grademax')) || Number(says('grade')) || 0;
  const minimumScore = most > 0 ? Math.min(100, Math.round((100 * pass) / most)) : 0;
  notes.push(
    minimumScore > 0
      ? `Nilai lulus menjadi ${minimumScore} dari 100`
      : 'Tanpa nilai lulus, jadi selesai dengan mengirim jawaban',
  );
  const pause = Math.ceil(Number(says('delay1')) / 60) || 0;
  if (pause > maxCooldown) notes.push(`Jeda antarpercobaan dipotong menjadi ${maxCooldown} menit`);
  if (isSet('delay2') && says('delay2') !== says('delay1')) notes.push('Jeda sesudah percobaan kedua tidak ikut');
  if (!['', '0'].includes(says('questionsperpage'))) notes.push('Pembagian halaman kuisnya tidak ikut');
  if (isSet('timeopen') || isSet('timeclose')) notes.push('Waktu buka dan tutupnya tidak ikut');
  if (isSet('password') || isSet('subnet')) notes.push('Kata sandi atau batasan jaringan kuisnya tidak ikut');
  if (elementsNamed(quiz, 'feedback').some((one) => wordsOf(one, 'feedbacktext') !== ''))
    notes.push('Umpan balik menurut nilai akhir tidak ikut');
  if (says('navmethod') === 'sequential') notes.push('Urutan soal yang wajib diikuti menjadi tombol maju saja');
  if (says('preferredbehaviour') && !/^deferredfeedback$/.test(says('preferredbehaviour')))
    notes.push('Cara menjawab (umpan balik seketika, percobaan berulang) tidak ikut');
  const setting = {
    completionType: minimumScore > 0 ? 'minimum-score' : 'hit-button',
    minimumScore,
    timeLimit: minutes > 0 ? Math.min(minutes, maxMinutes) : null,
    maxAttempts: attempts > 0 ? Math.min(attempts, maxAttempts) : null,
    cooldown: pause > 0 ? Math.min(pause, maxCooldown) : null,
    scorePolicy: policies[says('grademethod')] ?? 'highest',
    randomize: [
      { type: 'question', text: '', isSelected: wordsOf(quiz, 'shufflequestions') === '1' },
      { type: 'answer', text: '', isSelected: isSet('shuffleanswers') },
    ],
    finishing: [
      { type: 'showScore', text: '', isSelected: true },
      { type: 'showAnswerKey', text: '', isSelected: false },
      { type: 'allowNextPrev', text: '', isSelected: says('navmethod') !== 'sequential' },
    ],
  };
  return { setting, notes: [...notes, 'Yang tampil sesudah kuis (nilai, kunci) memakai aturan di sini'] };
}
