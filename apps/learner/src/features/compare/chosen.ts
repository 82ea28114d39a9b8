import { maxCompared } from '@sinau/contracts/authoring/compare/compare.rules';
import { storedChoice } from './stored-choice.ts';

/** Class chosen for comparison, as its tile shows it. */
export interface Chosen {
  slug: string;
  title: string;
  thumbnail: string | null;
}

const nothing: readonly Chosen[] = [];
/** List that was read last, so that the same text gives the same list. */
let known: { text: string | null; list: readonly Chosen[] } = { text: null, list: nothing };

/** Returns the stored classes to compare, in the order of choosing. */
export const chosenClasses = () => listOf(storedChoice.read());

function listOf(text: string | null): readonly Chosen[] {
  if (text !== known.text) known = { text, list: parse(text) };
  return known.list;
}

export const choose = (list: readonly Chosen[]) =>
  storedChoice.write(JSON.stringify(list.slice(0, maxCompared).map(asKept)));

/** Follows the choice here and in other tabs; the server renders a page without it. */
export const useChosen = () => storedChoice.use(listOf, nothing);

const asKept = ({ slug, title, thumbnail }: Chosen): Chosen => ({ slug, title, thumbnail });

function parse(text: string | null): readonly Chosen[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isChosen).slice(0, maxCompared) : nothing;
  } catch {
    return nothing;
  }
}

function isChosen(one: unknown): one is Chosen {
  const { slug, title, thumbnail } = (one ?? {}) as Partial<Record<keyof Chosen, unknown>>;
  return typeof slug === 'string' && typeof title === 'string' && (thumbnail === null || typeof thumbnail === 'string');
}
