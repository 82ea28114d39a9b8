import { useEffect, useState } from 'react';

type Reading = (text: string) => string;

/** Shows how a number is read, once that code is loaded: few quizzes need it. Answers are accepted without it. */
export function useNumberReading(isNumber: boolean): Reading | null {
  const [reading, setReading] = useState<{ of: Reading } | null>(null);
  useEffect(() => {
    if (isNumber)
      void import('./number-reading.ts').then(
        ({ readingOf }) => setReading({ of: readingOf }),
        () => undefined,
      );
  }, [isNumber]);
  return reading?.of ?? null;
}
