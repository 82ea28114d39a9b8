import { slugRule } from '../../record-fields.ts';

export const topicRules = { title: { kind: 'text', min: 3, max: 60 }, slug: slugRule(60) } as const;
