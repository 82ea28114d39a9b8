import type { ClassOutline, OutlineMedia } from '@sinau/contracts/authoring/transfer/class-backup.schemas';
import { cartridgeItem, cartridgeQuestion } from '../../../study/question/index.ts';
import { xmlText as xml } from '../../../platform/xml-text.ts';
import { courseHtml, courseStyle } from './course-html.ts';
import type { CourseContext } from './course-context.ts';
import { numbered, type CourseWriter } from './course-package.ts';
import type { PortableBody, PortableLesson } from './portable-lesson.ts';

const heading = '<?xml version="1.0" encoding="UTF-8"?>\n';
const xsi = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';

const types = {
  page: 'webcontent',
  link: 'imswl_xmlv1p3',
  quiz: 'imsqti_xmlv1p2/imscc_xmlv1p3/assessment',
  task: 'assignment_xmlv1p0',
} as const;

type Quiz = Extract<PortableBody, { kind: 'quiz' }>;

/** Writes a class as an IMS Common Cartridge 1.3. */
export function createCartridgeWriter(texts: ClassOutline['class'], context: CourseContext): CourseWriter {
  const files = new Map<string, string>();
  const resources: string[] = [];
  const media = new Map<string, string>();
  const sections: { readonly title: string; readonly items: string[] }[] = [];
  let itemCount = 0;

  /** Files of the class are resources of their own, on which others depend. */
  const mediaId = ({ path }: OutlineMedia) => {
    const known = media.get(path);
    if (known) return known;
    const id = `M${numbered(media.size + 1)}`;
    media.set(path, id);
    resources.push(resourceOf({ id, type: 'webcontent', path }));
    return id;
  };
  const addItem = (title: string, resource: string) => {
    itemCount += 1;
    sections
      .at(-1)!
      .items.push(
        `<item identifier="I${numbered(itemCount)}" identifierref="${resource}"><title>${xml(title)}</title></item>`,
      );
  };
  const addResource = (
    kind: keyof typeof types,
    path: string,
    content: string,
    used: readonly OutlineMedia[] = [],
    rest = '',
  ) => {
    const id = `R${numbered(files.size + 1)}`;
    files.set(path, content);
    resources.push(resourceOf({ id, type: types[kind], path, needs: used.map(mediaId), rest }));
    return id;
  };
  const place = (folder: string, extension: string) => `${folder}/${numbered(files.size + 1)}.${extension}`;
  const addPage = (title: string, html: string, used: readonly OutlineMedia[], rest = '') =>
    addResource('page', place('pages', 'html'), pageOf(title, courseHtml(html, context, '../')), used, rest);

  async function addQuiz({ title, files: used }: PortableLesson, quiz: Quiz): Promise<readonly string[] | string> {
    const written = await Promise.all(quiz.questions.map(cartridgeQuestion));
    const kept = written.flatMap((one) => one ?? []);
    const missing = written.length - kept.length;
    const notes = [
      ...(missing > 0 ? [`${missing} soal yang jenisnya tidak ada di Common Cartridge tidak ikut`] : []),
      ...kept.flatMap(({ losses }) => losses.map((loss) => `Soal: ${loss}`)),
      ...quizNotes(quiz),
    ];
    if (kept.length === 0) return 'Tidak satu pun jenis soalnya ada di Common Cartridge, jadi kuis ini tidak ikut';
    const items = kept.map(({ question }, index) => cartridgeItem(question, `soal-${numbered(index + 1)}`));
    const path = place('quizzes', 'xml');
    addItem(
      title,
      addResource('quiz', path, assessmentOf(title, quiz, courseHtml(quiz.html, context, quizRoot), items), used),
    );
    return notes;
  }

  async function addBody(lesson: PortableLesson): Promise<readonly string[] | string> {
    const { title, body } = lesson;
    switch (body.kind) {
      case 'page':
        addItem(title, addPage(title, described(lesson) + body.html, lesson.files));
        return [];
      case 'link':
        addItem(title, addResource('link', place('links', 'xml'), linkOf(title, body.address)));
        return descriptionNotes(lesson);
      case 'file':
        addItem(title, mediaId(body.file));
        for (const { file } of body.captions) mediaId(file);
        return [
          ...descriptionNotes(lesson),
          ...(body.captions.length > 0 ? ['Takarirnya ikut sebagai berkas, dan perlu dipasang lagi'] : []),
        ];
      case 'task': {
        const html = described(lesson) + body.html;
        const path = place('tasks', 'xml');
        const task = addResource('task', path, taskOf(title, courseHtml(html, context, quizRoot)), lesson.files);
        // Systems that know no tasks show their text.
        const variant = `<cpx:variant identifier="${task}-V" identifierref="${task}"><cpx:metadata/></cpx:variant>`;
        addItem(title, addPage(title, html, lesson.files, variant));
        return [];
      }
      case 'quiz': {
        const notes = await addQuiz(lesson, body);
        return typeof notes === 'string' ? notes : [...notes, ...descriptionNotes(lesson)];
      }
    }
  }

  return {
    losses: [
      'Halaman kelas, sampul, pengajar, harga, dan pesan penyelesaiannya tidak ikut',
      'Urutan belajar dan syarat selesai tiap materi tidak ikut',
    ],
    holdsAnswers: () => false,
    beginSection: (title) => void sections.push({ title, items: [] }),
    async add(lesson) {
      const notes = await addBody(lesson);
      if (typeof notes === 'string') return notes;
      for (const file of lesson.attachments) addItem(file.name, mediaId(file));
      return lesson.attachments.length > 0 ? [...notes, 'Lampirannya menjadi butir sendiri sesudah materi ini'] : notes;
    },
    finish() {
      const items = sections.flatMap(({ title, items: own }, index) =>
        own.length === 0
          ? []
          : `<item identifier="S${numbered(index + 1)}"><title>${xml(title)}</title>\n${own.join('\n')}\n</item>`,
      );
      return new Map([['imsmanifest.xml', manifestOf(texts, items, resources)], ...files]);
    },
  };
}

/** Name that texts within XML have for the folder of their own file. */
const quizRoot = '$IMS-CC-FILEBASE$../';

interface Resource {
  readonly id: string;
  readonly type: string;
  readonly path: string;
  readonly needs?: readonly string[];
  readonly rest?: string;
}
function resourceOf({ id, type, path, needs = [], rest = '' }: Resource): string {
  const href = `href="${xml(path)}"`;
  const dependencies = [...new Set(needs)].map((need) => `<dependency identifierref="${need}"/>`);
  // Links and quizzes are named by their files alone.
  const own = type === 'webcontent' ? ` ${href}` : '';
  return `<resource identifier="${id}" type="${type}"${own}><file ${href}/>${dependencies.join('')}${rest}</resource>`;
}

const described = ({ description }: PortableLesson) =>
  description === '' ? '' : `<p>${xml(description).replaceAll('\n', '<br/>')}</p>`;
const descriptionNotes = ({ description }: PortableLesson) =>
  description === '' ? [] : ['Deskripsi materinya tidak ikut'];

const pageOf = (title: string, html: string) =>
  `<!doctype html>\n<html lang="id"><head><meta charset="utf-8"/><title>${xml(title)}</title><style>${courseStyle}</style></head><body>${html}</body></html>\n`;

const linkOf = (title: string, address: string) =>
  `${heading}<webLink xmlns="http://www.imsglobal.org/xsd/imsccv1p3/imswl_v1p3" ${xsi} xsi:schemaLocation="http://www.imsglobal.org/xsd/imsccv1p3/imswl_v1p3 http://www.imsglobal.org/profile/cc/ccv1p3/ccv1p3_imswl_v1p3.xsd"><title>${xml(title)}</title><url href="${xml(address)}" target="_blank"/></webLink>\n`;

const taskOf = (title: string, html: string) =>
  `${heading}<assignment xmlns="http://www.imsglobal.org/xsd/imscc_extensions/assignment" ${xsi} xsi:schemaLocation="http://www.imsglobal.org/xsd/imscc_extensions/assignment http://www.imsglobal.org/profile/cc/cc_extensions/cc_extresource_assignmentv1p0_v1p0.xsd"><title>${xml(title)}</title><text texttype="text/html">${xml(html)}</text><gradable points_possible="100">true</gradable><submission_formats><format type="html"/><format type="file"/></submission_formats></assignment>\n`;

function assessmentOf(title: string, { setting }: Quiz, html: string, items: readonly string[]): string {
  const field = (label: string, entry: string) =>
    `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`;
  const attempts = setting.maxAttempts === null ? 'unlimited' : String(setting.maxAttempts);
  const limit = setting.timeLimit === null ? '' : field('qmd_timelimit', String(setting.timeLimit));
  const instruction =
    html === '' ? '' : `<rubric><material><mattext texttype="text/html">${xml(html)}</mattext></material></rubric>\n`;
  return `${heading}<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2" ${xsi} xsi:schemaLocation="http://www.imsglobal.org/xsd/ims_qtiasiv1p2 http://www.imsglobal.org/profile/cc/ccv1p3/ccv1p3_qtiasiv1p2p1_v1p0.xsd">
<assessment ident="kuis" title="${xml(title)}">
<qtimetadata>${field('cc_profile', 'cc.exam.v0p1')}${field('qmd_assessmenttype', 'Examination')}${field('qmd_scoretype', 'Percentage')}${field('cc_maxattempts', attempts)}${limit}</qtimetadata>
${instruction}<section ident="root_section">
${items.join('')}</section>
</assessment>
</questestinterop>
`;
}

/** Settings that assessments of cartridges do not have. */
function quizNotes({ setting }: Quiz): string[] {
  const { completionType, minimumScore, cooldown, finishing, randomize, scorePolicy } = setting;
  return [
    ...(completionType === 'minimum-score' && minimumScore > 0 ? [`Nilai minimum ${minimumScore} tidak ikut`] : []),
    ...(randomize.some(({ isSelected }) => isSelected) ? ['Acak soal atau jawaban tidak ikut'] : []),
    ...(finishing.some(({ isSelected }) => isSelected)
      ? ['Pilihan tampil nilai, kunci, dan maju mundur tidak ikut']
      : []),
    ...(cooldown ? ['Jeda antarpercobaan tidak ikut'] : []),
    ...(scorePolicy && scorePolicy !== 'highest' ? ['Aturan nilai yang dipakai tidak ikut'] : []),
  ];
}

const schemas = [
  'http://ltsc.ieee.org/xsd/imsccv1p3/LOM/resource http://www.imsglobal.org/profile/cc/ccv1p3/LOM/ccv1p3_lomresource_v1p0.xsd',
  'http://www.imsglobal.org/xsd/imsccv1p3/imscp_v1p1 http://www.imsglobal.org/profile/cc/ccv1p3/ccv1p3_imscp_v1p2_v1p0.xsd',
  'http://ltsc.ieee.org/xsd/imsccv1p3/LOM/manifest http://www.imsglobal.org/profile/cc/ccv1p3/LOM/ccv1p3_lommanifest_v1p0.xsd',
  'http://www.imsglobal.org/xsd/imsccv1p3/imscp_extensionv1p2 http://www.imsglobal.org/profile/cc/ccv1p3/ccv1p3_cpextensionv1p2_v1p0.xsd',
].join(' ');

function manifestOf(
  { title, description, language }: ClassOutline['class'],
  items: readonly string[],
  resources: readonly string[],
) {
  const string = (text: string) => `<lomimscc:string language="id">${xml(text)}</lomimscc:string>`;
  const summary = description ? `<lomimscc:description>${string(description)}</lomimscc:description>` : '';
  return `${heading}<manifest identifier="kelas" xmlns="http://www.imsglobal.org/xsd/imsccv1p3/imscp_v1p1" xmlns:lom="http://ltsc.ieee.org/xsd/imsccv1p3/LOM/resource" xmlns:lomimscc="http://ltsc.ieee.org/xsd/imsccv1p3/LOM/manifest" xmlns:cpx="http://www.imsglobal.org/xsd/imsccv1p3/imscp_extensionv1p2" ${xsi} xsi:schemaLocation="${schemas}">
<metadata>
<schema>IMS Common Cartridge</schema>
<schemaversion>1.3.0</schemaversion>
<lomimscc:lom><lomimscc:general><lomimscc:title>${string(title)}</lomimscc:title><lomimscc:language>${language ?? 'id'}</lomimscc:language>${summary}</lomimscc:general></lomimscc:lom>
</metadata>
<organizations>
<organization identifier="isi" structure="rooted-hierarchy">
<item identifier="akar">
${items.join('\n')}
</item>
</organization>
</organizations>
<resources>
${resources.join('\n')}
</resources>
</manifest>
`;
}
