import { linkRule } from '../../record-fields.ts';

export const bannerRules = { text: { kind: 'text', min: 5, max: 140 }, link: linkRule } as const;
