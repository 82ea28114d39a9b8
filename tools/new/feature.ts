import { parseArgs } from 'node:util';
import { floors, isFloor, type Floor } from './floors.ts';
import { pluralOf } from './plural.ts';

/** Description of a new feature: its floor, its users, and its name. */
export interface Feature {
  readonly floor: Floor;
  /** Learners own what they make, and have a page of it; in the portal it is a mitra's. */
  readonly audience: 'learner' | 'portal';
  readonly name: string;
  readonly names: string;
}

const usage = `Name the floor (${floors.join(', ')}) and the feature, one English noun in lower case:
  npm run new -- study wishlist                  a learner's own, with a page in apps/learner
  npm run new -- authoring rubric --portal       a mitra's, with a list and a form in apps/creator
  npm run new -- study person --plural people    a noun whose plural follows no rule`;

/** Reads the words after `npm run new --`. */
export function readFeature(words: string[]): Feature {
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { portal: { type: 'boolean' }, plural: { type: 'string' } },
  });
  const [floor = '', name = ''] = positionals;
  const names = values.plural ?? pluralOf(name);
  const isNoun = (word: string) => /^[a-z]{2,30}$/.test(word);
  if (!isFloor(floor) || !isNoun(name) || !isNoun(names) || names === name) throw new Error(usage);
  return { floor, name, names, audience: values.portal ? 'portal' : 'learner' };
}

const owners = {
  learner: { owner: 'user', auth: 'user', ownerOf: 'actor.id', Actor: 'Actor', newOwner: 'newPerson' },
  portal: { owner: 'mitra', auth: 'partner', ownerOf: 'actor.mitraId', Actor: 'Partner', newOwner: 'newPartner' },
};

const capitalised = (word: string) => word[0]!.toUpperCase() + word.slice(1);

/** Replacements of `__name__`, `__Names__` and the like in the templates. */
export function wordsOf({ floor, audience, name, names }: Feature) {
  const owner = owners[audience];
  return {
    floor,
    name,
    Name: capitalised(name),
    names,
    Names: capitalised(names),
    ...owner,
    Owner: capitalised(owner.owner),
  };
}
