/**
 * The fields that the specification names of a program and of a webinar: the first version of a call answers these, in a
 * list as in a detail, and nothing that came later (docs/decisions/0084). The serialiser leaves out what a shape does
 * not name.
 */
export const classFieldsV1 = {
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
} as const;
