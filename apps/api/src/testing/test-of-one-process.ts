import { test } from 'vitest';
import { replicaCount } from './replicas.ts';

/** A test of what one process has in its memory, or on its disk. */
export const testOfOneProcess = test.skipIf(replicaCount > 1);
