import type { z } from 'zod';

const formats: Record<string, string> = {
  url: 'must be a whole address, such as https://contoh.id',
  email: 'must be an email address',
  date: 'must have days such as 2027-01-31',
};

/** Says what a variable must be, for those who set it. Its value may be a secret, and is not repeated. */
export const issueSentence: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'too_small':
      return bound(issue.origin, `${issue.minimum}`, 'or more');
    case 'too_big':
      return bound(issue.origin, `${issue.maximum}`, 'or less');
    case 'invalid_value':
      return `must be ${issue.values.join(' or ')}`;
    case 'invalid_type':
      return issue.expected === 'int' ? 'must be a whole number' : 'must be a number';
    case 'invalid_format':
      return formats[issue.format];
    default:
      return undefined;
  }
};

const bound = (origin: string, limit: string, side: string) =>
  origin === 'string' ? `must have ${limit} characters ${side}` : `must be ${limit} ${side}`;
