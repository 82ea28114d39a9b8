import { useParams } from 'react-router-dom';
import { useSearch } from '@sinau/shell';

/** The class of a team page: a program, unless its address names a webinar. */
export interface TaughtClass {
  readonly slug: string;
  readonly type: 'program' | 'webinar';
}

const readType = (query: URLSearchParams) => (query.get('type') === 'webinar' ? 'webinar' : 'program');

export function useTaughtClassRef(): TaughtClass {
  const { slug = '' } = useParams();
  return { slug, type: useSearch(readType) };
}
