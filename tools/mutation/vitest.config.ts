import { defineConfig } from 'vitest/config';
import { mutate } from './stryker.config.json' with { type: 'json' };

/** Only the unit tests beside the mutated files: they need neither a database nor a browser. */
export default defineConfig({
  test: {
    include: mutate.filter((path) => !path.startsWith('!')).map((path) => path.replace(/\.ts$/, '.test.ts')),
    // Code instrumented to count which test reaches which mutant is several times slower.
    testTimeout: 60_000,
  },
});
