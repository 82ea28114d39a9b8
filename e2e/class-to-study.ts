import { randomUUID } from 'node:crypto';
import type { LessonCreation } from '@sinau/contracts/lesson/lesson.schemas';
import type { Credentials } from './people.ts';

/** A lesson as its maker sends it; what is left out has its default. */
type Draft = { type: LessonCreation['type']; title: string; content: object; setting?: object };

/** Somebody who uses the API without a browser. */
export async function signInByApi(baseUrl: string, credentials: Credentials) {
  const send = async <T>(method: string, path: string, init: RequestInit = {}): Promise<T> => {
    const response = await fetch(`${baseUrl}/api${path}`, { method, ...init });
    const { data, error } = (await response.json()) as { data: T; error: { message: string } | null };
    if (error) throw new Error(`${method} ${path}: ${error.message}`);
    return data;
  };
  const json = (body: object) => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const { token } = await send<{ token: string }>('POST', '/user/auth/request-token', json(credentials));
  const authorization = `Bearer ${token}`;
  return {
    call: <T>(method: string, path: string, body?: object) =>
      send<T>(method, path, body ? { ...json(body), headers: { authorization, 'content-type': 'application/json' } } : { headers: { authorization } }),
  };
}
type Caller = Awaited<ReturnType<typeof signInByApi>>;

/** A free class of one section, ready to be published; ends with its id and slug. */
export async function buildClass({ call }: Caller, lessons: readonly Draft[]) {
  const { list } = await call<{ list: { id: string }[] }>('GET', '/category-class');
  const created = await call<{ id: string; slug: string; revision: number }>('POST', '/user/program/create', { title: `Ruang Uji ${randomUUID().slice(0, 8)}` });
  await call('PUT', `/user/program/${created.id}`, {
    description: 'Membaca, lalu diuji.', categoryId: list[0]!.id, salePrice: 0, thumbnail: '/covers/jurnalistik-1.svg', revision: created.revision,
  });
  const outline = await call<{ sections: { id: string }[] }>('PUT', `/user/program/create-section/${created.id}`, { sectionTitle: 'Isi ruang uji' });
  for (const lesson of lessons) await call('POST', `/user/lesson/create/${outline.sections[0]!.id}`, lesson);
  await call('PUT', `/user/program/${created.id}/submit`);
  return created;
}

/** Takes part in a free class. */
export const enrol = ({ call }: Caller, { id }: { id: string }) => call('POST', '/transaction/create', { programIds: [id] });

export const quizOf = (texts: readonly string[], setting: object = {}): Draft => ({
  type: 'quiz',
  title: 'Kuis: mengenali nilai berita',
  content: {
    instruction: '<p>Baca tiap soal dengan teliti. Pilih jawaban yang paling tepat.</p>',
    questions: texts.map((text, index) => ({
      id: `soal-${index + 1}`, type: 'single-choice', text, points: 1, explanation: 'Kedekatan dan dampak paling dirasakan pembaca di kabupaten itu.',
      options: ['Kedekatan dan dampak', 'Ketokohan', 'Keunikan', 'Konflik antarlembaga'].map((option, place) => ({ id: 'abcd'[place]!, text: option, isCorrect: place === 0 })),
    })),
  },
  setting: { completionType: 'minimum-score', minimumScore: 70, ...setting },
});
