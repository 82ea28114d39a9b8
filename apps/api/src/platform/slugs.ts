import { randomInt } from 'node:crypto';
import { codeAlphabet } from '@sinau/contracts/codes';
import { isUniqueViolation } from './db.ts';
import { isUuid } from './refs.ts';

/** Turns a title into a slug for addresses; empty where it has no letters or digits. */
export const slugOf = (title: string) =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replace(/^-+|-+$/g, '');

/** Returns a slug that is neither empty, nor a word that the product's addresses need, nor an id. */
export function safeSlugOf(title: string, noun: string, reserved: ReadonlySet<string> = new Set()) {
  const slug = slugOf(title);
  if (slug === '') return noun;
  return reserved.has(slug) || isUuid(slug) ? `${noun}-${slug}` : slug;
}

/** Takes the slug, or its first continuation ('lead-2') that is not taken yet. */
export function takeSlug(slug: string, taken: Set<string>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  taken.add(free);
  return free;
}

export const randomCode = (length: number) =>
  Array.from({ length }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');

/** Runs a write under a slug, and where that is taken, under one with a random ending. The unique index decides. */
export async function withFreeSlug<T>(slug: string, write: (slug: string) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await write(attempt === 0 ? slug : `${slug}-${randomCode(4).toLowerCase()}`);
    } catch (error) {
      if (attempt === 4 || !isUniqueViolation(error, 'slug')) throw error;
    }
  }
}
