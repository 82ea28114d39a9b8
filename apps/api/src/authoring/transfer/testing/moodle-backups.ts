import { createHash } from 'node:crypto';

/** A file of a backup, with the place that it belongs to. */
interface TestFile {
  readonly contextId?: number;
  readonly component: string;
  readonly area: string;
  readonly itemId?: number;
  readonly folder?: string;
  readonly name: string;
  readonly content: Buffer | string;
}
export interface TestActivity {
  readonly type: string;
  readonly title: string;
  /** Elements of the activity itself. */
  readonly body?: string;
  /** Elements of its place in the course: visibility, restrictions, completion. */
  readonly module?: string;
  readonly grades?: string;
  readonly files?: readonly Omit<TestFile, 'contextId'>[];
}
export interface TestBackup {
  readonly title: string;
  readonly course?: string;
  readonly sections: readonly {
    readonly title?: string;
    readonly extra?: string;
    readonly activities: readonly TestActivity[];
  }[];
  /** The bank, in the form of a version of Moodle. */
  readonly questions?: string;
  readonly files?: readonly TestFile[];
  /** Documents beside. */
  readonly others?: Readonly<Record<string, string>>;
}

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
export const tag = (name: string, text: string | number) => `<${name}>${escaped(String(text))}</${name}>`;
const document = (content: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${content}`;

/** Writes the files of a backup as Moodle lays them out, by their paths. */
export function moodleBackup({ title, course = '', sections, questions = '', files = [], others = {} }: TestBackup) {
  const written: Record<string, Buffer | string> = {};
  const stored: TestFile[] = [...files];
  const listedSections: string[] = [];
  const listedActivities: string[] = [];
  let moduleId = 100;
  for (const [index, section] of sections.entries()) {
    const sectionId = 10 + index;
    const ids: number[] = [];
    for (const activity of section.activities) {
      const id = (moduleId += 1);
      const contextId = 1000 + id;
      const folder = `activities/${activity.type}_${id}`;
      ids.push(id);
      listedActivities.push(
        `<activity>${tag('moduleid', id)}${tag('sectionid', sectionId)}${tag('modulename', activity.type)}${tag('title', activity.title)}${tag('directory', folder)}</activity>`,
      );
      written[`${folder}/${activity.type}.xml`] = document(
        `<activity id="${id}" moduleid="${id}" modulename="${activity.type}" contextid="${contextId}"><${activity.type} id="${id}">${tag('name', activity.title)}${activity.body ?? ''}</${activity.type}></activity>`,
      );
      written[`${folder}/module.xml`] = document(
        `<module id="${id}" version="2024">${activity.module ?? '<visible>1</visible><availability>$@NULL@$</availability>'}</module>`,
      );
      if (activity.grades)
        written[`${folder}/grades.xml`] = document(`<activity_gradebook>${activity.grades}</activity_gradebook>`);
      for (const file of activity.files ?? []) stored.push({ ...file, contextId });
    }
    listedSections.push(
      `<section>${tag('sectionid', sectionId)}${tag('title', index)}${tag('directory', `sections/section_${sectionId}`)}</section>`,
    );
    written[`sections/section_${sectionId}/section.xml`] = document(
      `<section id="${sectionId}">${tag('number', index)}${section.title === undefined ? '<name>$@NULL@$</name>' : tag('name', section.title)}${section.extra ?? ''}${tag('sequence', ids.join(','))}</section>`,
    );
  }
  written['moodle_backup.xml'] = document(
    `<moodle_backup><information>${tag('name', 'backup.mbz')}${tag('moodle_release', '4.1')}${tag('original_course_fullname', title)}<contents><activities>${listedActivities.join('')}</activities><sections>${listedSections.join('')}</sections></contents><settings><setting><level>section</level><section>section_1</section></setting></settings></information></moodle_backup>`,
  );
  written['course/course.xml'] = document(`<course id="2">${tag('fullname', title)}${course}</course>`);
  written['questions.xml'] = document(`<question_categories>${questions}</question_categories>`);
  written['files.xml'] = document(
    `<files>${stored.map((file, index) => listed(file, index + 1, written)).join('')}</files>`,
  );
  return { ...written, ...others };
}

function listed(
  { contextId = 5, component, area, itemId = 0, folder = '/', name, content }: TestFile,
  id: number,
  written: Record<string, Buffer | string>,
) {
  const hash = createHash('sha1').update(content).digest('hex');
  written[`files/${hash.slice(0, 2)}/${hash}`] = content;
  return `<file id="${id}">${tag('contenthash', hash)}${tag('contextid', contextId)}${tag('component', component)}${tag('filearea', area)}${tag('itemid', itemId)}${tag('filepath', folder)}${tag('filename', name)}${tag('sortorder', 0)}</file>`;
}

/** A question as the bank of a backup has it. */
export interface TestQuestion {
  readonly id: number;
  readonly type: string;
  readonly text: string;
  readonly plugin: string;
  readonly extra?: string;
}
const question = ({ id, type, text, plugin, extra = '' }: TestQuestion) =>
  `<question id="${id}"><parent>0</parent>${tag('name', text.replace(/<[^>]+>/g, ''))}${tag('questiontext', text)}<questiontextformat>1</questiontextformat><generalfeedback></generalfeedback><defaultmark>1.0000000</defaultmark>${tag('qtype', type)}<plugin_qtype_${type}_question>${plugin}</plugin_qtype_${type}_question>${extra}</question>`;

/** A category of the bank as Moodle before 4.0 writes it. */
export const oldCategory = (name: string, questions: readonly TestQuestion[]) =>
  `<question_category id="1">${tag('name', name)}<questions>${questions.map(question).join('')}</questions></question_category>`;

/** A category of the bank as Moodle writes it since 4.0: entries with versions. */
export const newCategory = (name: string, questions: readonly TestQuestion[]) =>
  `<question_category id="1">${tag('name', name)}<question_bank_entries>${questions
    .map(
      (one) =>
        `<question_bank_entry id="${one.id + 500}"><question_version><question_versions id="${one.id}"><version>1</version><status>ready</status><questions>${question(one)}</questions></question_versions></question_version></question_bank_entry>`,
    )
    .join('')}</question_bank_entries></question_category>`;

export const answers = (...list: readonly (readonly [id: number, text: string, fraction: number])[]) =>
  `<answers>${list.map(([id, text, fraction]) => `<answer id="${id}">${tag('answertext', text)}<answerformat>1</answerformat>${tag('fraction', fraction.toFixed(7))}<feedback></feedback></answer>`).join('')}</answers>`;

/** Questions of a quiz as Moodle writes them since 4.0. */
export const newSlots = (...slots: readonly (readonly [questionId: number, mark: number])[]) =>
  `<question_instances>${slots
    .map(
      ([id, mark], index) =>
        `<question_instance id="${index}">${tag('slot', index + 1)}${tag('maxmark', mark.toFixed(7))}<question_reference id="${index}"><component>mod_quiz</component>${tag('questionbankentryid', id + 500)}<version>$@NULL@$</version></question_reference></question_instance>`,
    )
    .join('')}</question_instances>`;

/** The same as Moodle wrote them from 2.7 to 3.11. */
export const middleSlots = (...slots: readonly (readonly [questionId: number, mark: number])[]) =>
  `<question_instances>${slots.map(([id, mark], index) => `<question_instance id="${index}">${tag('slot', index + 1)}${tag('questionid', id)}${tag('maxmark', mark.toFixed(7))}</question_instance>`).join('')}</question_instances>`;

/** The same as Moodle wrote them before 2.7. */
export const oldSlots = (...slots: readonly (readonly [questionId: number, mark: number])[]) =>
  `${tag('questions', [...slots.map(([id]) => id), 0].join(','))}<question_instances>${slots
    .toReversed()
    .map(
      ([id, mark]) =>
        `<question_instance id="${id}">${tag('question', id)}${tag('grade', mark.toFixed(7))}</question_instance>`,
    )
    .join('')}</question_instances>`;
