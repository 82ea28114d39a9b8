import { childOf, childrenOf, elementNamed, elementsNamed, type XmlNode } from '../../../../platform/xml.ts';
import { outsideQuestionReader, type OutsideQuestion } from '../../../../study/question/index.ts';
import type { SourceFile } from '../outside/outside-files.ts';
import { ownWordsOf, wordsOf } from './moodle-words.ts';
import type { MoodleFiles } from './moodle-files.ts';

export interface MoodleQuestion {
  readonly id: string;
  /** Entry of the bank that it is a version of; Moodle before 4.0 has none. */
  readonly entryId: string;
  readonly version: string;
  readonly category: string;
  readonly type: string;
  readonly read: OutsideQuestion;
}
export interface MoodleBank {
  readonly questions: readonly MoodleQuestion[];
  /** Finds a question by its id. */
  readonly byId: (id: string) => MoodleQuestion | undefined;
  /** Finds the newest version of an entry, or the one that is named. */
  readonly byEntry: (entryId: string, version: string) => MoodleQuestion | undefined;
  readonly find: (name: string) => SourceFile | null;
}

/** Reads the bank of a backup. Its questions get the form in which Moodle exports them, for which there is a reader. */
export async function readMoodleBank(document: XmlNode | null, files: MoodleFiles): Promise<MoodleBank> {
  const pictures = new Map<string, SourceFile>();
  const pathOf =
    (area: string, component = 'question', itemId = '') =>
    (name: string) => {
      const file = files.finder({ component, area, itemId })(`@@PLUGINFILE@@/${name}`);
      if (!file) return null;
      const folder = `moodle/${itemId}/${area}/`;
      pictures.set(folder + file.name, file);
      return folder + encodeURIComponent(file.name);
    };
  const found = document ? elementsNamed(document, 'question_category').flatMap(questionsIn) : [];
  const exported = found.map((one) => ({ ...one, node: exportedForm(one.node, one.type, pathOf) }));
  const reader = await outsideQuestionReader('', pictures.keys());
  const questions = exported.map(({ node, ...one }) => ({ ...one, read: reader.moodle(node) }));
  const ids = new Map(questions.toReversed().map((one) => [one.id, one]));
  const entries = new Map(
    questions.flatMap((one) => ['', one.version].map((version) => [`${one.entryId} ${version}`, one] as const)),
  );
  return {
    questions,
    byId: (id) => ids.get(id),
    byEntry: (entryId, version) => entries.get(`${entryId} ${version}`),
    find: (name) => pictures.get(name) ?? null,
  };
}

type Found = Omit<MoodleQuestion, 'read'> & { readonly node: XmlNode };

function questionsIn(category: XmlNode): Found[] {
  const named = ownWordsOf(category, 'name');
  const found = (node: XmlNode, entryId = '', version = ''): Found[] => {
    const type = ownWordsOf(node, 'qtype');
    // A part of another question is read with it.
    const isPart = !['', '0'].includes(ownWordsOf(node, 'parent')) && type !== 'random';
    return isPart ? [] : [{ id: node.attributes['id'] ?? '', entryId, version, category: named, type, node }];
  };
  const entries = elementsNamed(category, 'question_bank_entry');
  if (entries.length > 0)
    return entries.flatMap((entry) =>
      elementsNamed(entry, 'question_versions').flatMap((version) =>
        elementsNamed(version, 'question')
          .filter((node) => childOf(node, 'qtype'))
          .flatMap((node) => found(node, entry.attributes['id'], ownWordsOf(version, 'version'))),
      ),
    );
  const [list] = childrenOf(category, 'questions');
  return list ? childrenOf(list, 'question').flatMap((node) => found(node)) : [];
}

type PathOf = (area: string, component?: string, itemId?: string) => (name: string) => string | null;

const formats: Readonly<Record<string, string>> = { 1: 'html', 2: 'plain_text', 4: 'markdown' };
const element = (name: string, children: XmlNode['children'], attributes: Record<string, string> = {}): XmlNode => ({
  name,
  attributes,
  children,
});
const leaf = (name: string, text: string) => element(name, [text]);

/** Writes a text with the pictures of its area, which are named by their paths. */
function textNode(name: string, text: string, format: string, paths: (name: string) => string | null): XmlNode {
  const placed = text.replace(/@@PLUGINFILE@@\/([^"'\s?#<>]+)/g, (whole, named: string) => paths(named) ?? whole);
  return element(name, [leaf('text', placed)], { format: formats[format] ?? 'moodle_auto_format' });
}

/** Kinds that Moodle names otherwise in its exports. */
const exportNames: Readonly<Record<string, string>> = { match: 'matching', multianswer: 'cloze' };
const settings = ['single', 'usecase', 'shuffleanswers', 'attachments'];
const feedbacks = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'];

function exportedForm(node: XmlNode, type: string, pathOf: PathOf): XmlNode {
  const id = node.attributes['id'] ?? '';
  const plugin = node.children.find(
    (child): child is XmlNode => typeof child !== 'string' && child.name.startsWith('plugin_qtype_'),
  );
  const of = (name: string) => ownWordsOf(node, name);
  const within = (name: string) => wordsOf(plugin, name);
  return element(
    'question',
    [
      element('name', [leaf('text', of('name'))]),
      textNode('questiontext', of('questiontext'), of('questiontextformat'), pathOf('questiontext', 'question', id)),
      textNode(
        'generalfeedback',
        of('generalfeedback'),
        of('generalfeedbackformat'),
        pathOf('generalfeedback', 'question', id),
      ),
      leaf('defaultgrade', String(Number(of('defaultmark') || of('defaultgrade') || '1'))),
      element(
        'tags',
        elementsNamed(node, 'tag').map((tag) =>
          element('tag', [leaf('text', ownWordsOf(tag, 'rawname') || ownWordsOf(tag, 'name'))]),
        ),
      ),
      ...settings.flatMap((name) => (within(name) ? [leaf(name, within(name))] : [])),
      ...feedbacks.flatMap((name) => (within(name) ? [element(name, [leaf('text', within(name))])] : [])),
      ...elementsNamed(node, 'question_hint').map((hint) => element('hint', [leaf('text', wordsOf(hint, 'hint'))])),
      ...elementsNamed(node, 'numerical_unit').map((unit) => leaf('unit', wordsOf(unit, 'unit'))),
      ...(plugin ? answersOf(plugin, type, pathOf) : []),
    ],
    { type: exportNames[type] ?? type },
  );
}

function answersOf(plugin: XmlNode, type: string, pathOf: PathOf): XmlNode[] {
  if (type === 'match')
    return elementsNamed(plugin, 'match').map((match) => {
      const id = match.attributes['id'] ?? '';
      const left = textNode(
        'subquestion',
        ownWordsOf(match, 'questiontext'),
        ownWordsOf(match, 'questiontextformat'),
        pathOf('subquestion', 'qtype_match', id),
      );
      return {
        ...left,
        children: [...left.children, element('answer', [leaf('text', ownWordsOf(match, 'answertext'))])],
      };
    });
  if (type === 'essay') {
    const texts = ['graderinfo', 'responsetemplate'] as const;
    return texts.map((name) => textNode(name, wordsOf(plugin, name), wordsOf(plugin, `${name}format`), () => null));
  }
  const trueId = wordsOf(plugin, 'trueanswer');
  const tolerances = new Map(
    elementsNamed(plugin, 'numerical_record').map((record) => [
      wordsOf(record, 'answer'),
      wordsOf(record, 'tolerance'),
    ]),
  );
  const list = elementNamed(plugin, 'answers');
  return (list ? childrenOf(list, 'answer') : []).map((answer) => {
    const id = answer.attributes['id'] ?? '';
    const written = ownWordsOf(answer, 'answertext') || ownWordsOf(answer, 'answer');
    const text = type === 'truefalse' ? String(id === trueId) : written;
    const format = type === 'multichoice' ? ownWordsOf(answer, 'answerformat') : '2';
    const node = textNode('answer', text, format, pathOf('answer', 'question', id));
    const tolerance = tolerances.get(id);
    return {
      ...node,
      attributes: {
        ...node.attributes,
        fraction: String(Math.round(Number(ownWordsOf(answer, 'fraction') || '0') * 10_000_000) / 100_000),
      },
      children: [
        ...node.children,
        element('feedback', [leaf('text', ownWordsOf(answer, 'feedback'))]),
        ...(tolerance ? [leaf('tolerance', tolerance)] : []),
      ],
    };
  });
}
