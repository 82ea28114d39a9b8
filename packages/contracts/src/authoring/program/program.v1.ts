import { z } from 'zod';
import { outlineLesson, outlineSection, program } from './program.schemas.ts';

/**
 * What the first version of a call answers, in a list as in a detail: the fields that the specification names. The
 * serialiser leaves out what a shape does not name.
 */
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

export const programV1 = program
  .pick({
    id: true,
    code: true,
    title: true,
    slug: true,
    salePrice: true,
    description: true,
    requirements: true,
    about: true,
    completionMessage: true,
    createdBy: true,
    statusApprove: true,
    status: true,
    archiveAt: true,
    updatedAt: true,
    participant: true,
    mitra: true,
  })
  .extend({ sections: z.array(sectionV1) });
