// Written by `pnpm generate` from packages/contracts.
import type { chapterEndpoints } from '@sinau/contracts/core/chapter/chapter.endpoints';
import { operation } from '../operation.ts';

export const chapter = {
  key: ['chapter'],
  detail: operation<typeof chapterEndpoints.detail>('chapter.detail', 'GET', '/media/:id/chapter-proposal'),
  start: operation<typeof chapterEndpoints.start>('chapter.start', 'POST', '/media/:id/chapter-proposal'),
};
