import { lessonPositionOf } from '@sinau/classroom';
import { lessonTypesOf, previewTypeOf } from '@sinau/contracts/authoring/preview/preview.rules';
import { previewTypes, type PreviewType } from '@sinau/contracts/authoring/preview/preview-types';
import type { OwnClass } from '../../shared/own-class.ts';
import { screens } from '@sinau/contracts/screens';
import type { LearningPort } from '../../shared/learning-port.ts';

/** Display options of a preview; links within the preview preserve them. */
export interface Look {
  /** True if the viewer has passed all of it. */
  readonly isFinished: boolean;
  /** `phone` shows the preview in a frame of a phone's size, `inner` is the content of that frame. */
  readonly frame: 'phone' | 'inner' | undefined;
}
export interface PreviewAddress extends Look {
  readonly name: string;
  readonly lessonId: string | undefined;
  /** State of the lesson; undefined for the one reached in the preview so far. */
  readonly state: string | undefined;
}

export function readPreviewAddress(query: URLSearchParams): PreviewAddress {
  const frame = query.get('frame');
  return {
    name: query.get('name') ?? '',
    lessonId: query.get('content') ?? undefined,
    state: query.get('state') ?? undefined,
    isFinished: query.get('progress') === '100',
    frame: frame === 'phone' || frame === 'inner' ? frame : undefined,
  };
}

const queryOf = ({ isFinished, frame }: Look) => ({ progress: isFinished ? 100 : undefined, frame });

/** Builds the addresses of lessons in a preview. */
export const previewHrefs =
  (look: Look): LearningPort['lessonHref'] =>
  ({ slug, sections, type: kind }, { id, type, title, sessionId }) => {
    const { section, sectionIndex = 0, lessonIndex = 0 } = lessonPositionOf(sections, id) ?? {};
    return screens.preview(previewTypeOf(type, kind), {
      name: slug,
      content: id,
      session: sessionId ?? '',
      section: section?.id ?? '',
      title,
      lessonIndex,
      sectionIndex,
      ...queryOf(look),
    });
  };

export const previewCertificateHref = (slug: string, look: Look) =>
  screens.preview('certificate', { name: slug, lessonIndex: 0, sectionIndex: 0, ...queryOf(look) });

export type LookChanges = Partial<Record<'state' | 'progress' | 'frame', string>>;

/** Builds the same address with another query; an empty value removes the query. */
export function withLook(search: string, changes: LookChanges) {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  return `?${query}`;
}

const typeOf = (pathname: string) => previewTypes.find((type) => type === pathname.split('/')[3]);
const showsLesson = (type: PreviewType | undefined) =>
  type !== undefined && type !== 'message' && type !== 'certificate';

type Target = 'here' | 'nowhere' | { readonly href: string };

/** Finds the target of an address: without a lesson it is the first one of its type, if the class has one. */
export function targetOf(
  program: OwnClass,
  { pathname, lessonId }: { pathname: string; lessonId: string | undefined },
  lessonHref: LearningPort['lessonHref'],
): Target {
  const type = typeOf(pathname);
  if (!type || !showsLesson(type)) return 'here';
  const types = lessonTypesOf(type, program.type);
  const lessons = program.sections.flatMap((section) => section.lessons);
  const named = lessons.find(({ id }) => id === lessonId);
  if (named && types.includes(named.type)) return 'here';
  const other = lessonId ? named : lessons.find((lesson) => types.includes(lesson.type));
  return other ? { href: lessonHref(program, other) } : 'nowhere';
}
