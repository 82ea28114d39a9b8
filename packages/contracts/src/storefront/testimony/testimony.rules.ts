export const testimonyRules = {
  name: { kind: 'name', min: 2, max: 80 },
  role: { kind: 'text', min: 2, max: 80 },
  content: { kind: 'text', min: 20, max: 400 },
} as const;
