import { isBlank } from '../../core/typed/text.rules.ts';

interface Option {
  readonly text: string;
  readonly match?: { readonly text: string } | undefined;
}

/** Tells whether the second half of a pair is alone, so that it can be chosen and is never right. */
export const isDistractor = ({ text, match }: Option) => match !== undefined && isBlank(text) && !isBlank(match.text);
