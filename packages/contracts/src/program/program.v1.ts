import { z } from 'zod';
import { outlineLesson, outlineSection, program, programCard, programOfMitra } from './program.schemas.ts';

/**
 * What the first version of a call answers: the fields that the specification names. The same use case answers both
 * versions, and the serialiser leaves out what a shape does not name.
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

export const programCardV1 = programCard.pick({ id: true, title: true, slug: true, salePrice: true, mitra: true });

export const programOfMitraV1 = programOfMitra.pick({
  id: true,
  code: true,
  title: true,
  slug: true,
  salePrice: true,
  statusApprove: true,
  status: true,
  archiveAt: true,
  updatedAt: true,
});
