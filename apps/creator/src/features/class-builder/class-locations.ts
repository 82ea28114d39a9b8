import { screens } from '@sinau/contracts/screens';
import { lessonHref } from './builder-address.ts';
import type { BuiltClass } from './built-class.ts';

/** Link to the page that describes the class in the builder. */
export const classHref = (built: BuiltClass) =>
  built.type === 'webinar'
    ? screens.createWebinar('information', { name: built.slug, id: built.id })
    : screens.createClass(built.slug);

/** Title of a lesson and link to its editor; null once it is not in the class any more. */
export function locationOfLesson(built: BuiltClass, lessonId: string | null): { title: string; href: string } | null {
  if (built.type === 'webinar') {
    const session = built.sessions.find(({ lesson }) => lesson?.id === lessonId);
    return session ? { title: session.title, href: sessionHref(built, session.lesson!.id) } : null;
  }
  const index = built.sections.findIndex(({ lessons }) => lessons.some(({ id }) => id === lessonId));
  const lesson = built.sections[index]?.lessons.find(({ id }) => id === lessonId);
  return lesson ? { title: lesson.title, href: lessonHref(built, index, lesson) } : null;
}

/** Link to the editor of a session of a webinar. */
export const sessionHref = ({ id, slug }: Pick<BuiltClass, 'id' | 'slug'>, lessonId: string) =>
  screens.createWebinar('details', { name: slug, id, lessonId });
