import { z } from 'zod';
import { classFieldsV1 } from './class.v1.ts';
import { outlineLesson, outlineSection, program } from './program.schemas.ts';

const lessonV1 = outlineLesson.pick({
  _id: true,
  id: true,
  type: true,
  title: true,
  slug: true,
  status: true,
  sessionId: true,
  sessionStatus: true,
});
const sectionV1 = outlineSection.extend({ lessons: z.array(lessonV1) });

/** The first version of the calls of programs. */
export const programV1 = program.pick(classFieldsV1).extend({ sections: z.array(sectionV1) });
