/** Answers of an application to teach in a topic. */
export const applicationAnswers = <Overrides extends object>(categoryId: string, overrides: Overrides) => ({
  kind: 'person' as const,
  name: 'Studio Lurik',
  categoryId,
  expertise: 'Desain tekstil dan motif tradisional',
  experience: 'professional' as const,
  about: 'Kelas merancang motif dan kain bersama perajin yang masih menenun setiap hari.',
  isAgreed: true as const,
  ...overrides,
});
