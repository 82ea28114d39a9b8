import { useEffect, useState } from 'react';

type Reading = (text: string) => string;

/** Tells how a number is read, once its code is there: few quizzes ask for one. Without it an answer is given all the same. */
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
