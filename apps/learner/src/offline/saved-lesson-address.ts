import { withQuery } from '@sinau/contracts/address';
import { screens } from '@sinau/contracts/screens';

export const savedLessonHref = (lesson: string) => withQuery(screens.savedLessons(), { lesson });

/** Reads the lesson of an address: of this application, or of the page of a class, where it opens without a connection. */
export const readSavedLesson = (query: URLSearchParams) => query.get('lesson') ?? query.get('content');
