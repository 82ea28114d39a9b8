import { discussion } from '@sinau/api-client';
import type { AppUnderTest } from './app-under-test.ts';
import { enrolled, publishedProgram } from './classes.ts';
import { scene, type Person } from './scene.ts';

/** A class with two lessons, the second one locked, and a learner in it. */
export async function classroom(app: AppUnderTest) {
  const people = await scene(app);
  const program = await publishedProgram(app, people.partner);
  const participant = await enrolled(app, people.learner, program);
  const [first, second] = program.sections[0]!.lessons;
  return { ...people, program, participant, lesson: first!.id, locked: second!.id };
}

export const ask = (person: Person, lesson: string, content = 'Apa itu lead?') =>
  person.call(discussion.create, { body: { parent: '', lesson, content } });
export const reply = (person: Person, lesson: string, parent: string, content = 'Kalimat pembuka.') =>
  person.call(discussion.create, { body: { parent, lesson, content } });
export const listed = (person: Person, lessonId: string, query: object = {}) =>
  person.call(discussion.list, { query: { filter: { lessonId }, ...query } });
