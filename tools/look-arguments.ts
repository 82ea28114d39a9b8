import { parseArgs } from 'node:util';
import type { demoAccounts } from '@sinau/api/seed/demo-accounts';
import { Explained } from './explained.ts';

const roles = { learner: 'Peserta', partner: 'Mitra', operator: 'Operator' } as const;
const usage = `npm run look -- /catalog [--as ${Object.keys(roles).join('|')}] [--click text]… [--width 390]`;

interface LookArguments {
  path: string;
  /** Role of the demo's account that is signed in; undefined for a visitor. */
  role: (typeof demoAccounts)[number]['role'] | undefined;
  /** Texts that are clicked one after the other before the picture. */
  clicks: readonly string[];
  widths: readonly number[];
}

/** Reads the command line of `npm run look`. */
export function lookArguments(args: string[]): LookArguments {
  const { positionals, values } = parsed(args);
  const [path = '', ...rest] = positionals;
  const { as: name, click: clicks = [], width } = values;
  if (!path.startsWith('/') || rest.length > 0) throw new Explained(`Name one path: ${usage}`);
  if (name !== undefined && !Object.hasOwn(roles, name))
    throw new Explained(`There is no demo account '${name}': ${usage}`);
  if (width !== undefined && !/^[1-9]\d{2,3}$/.test(width)) throw new Explained(`A width is in pixels: ${usage}`);
  return { path, role: roles[name as keyof typeof roles], clicks, widths: width ? [Number(width)] : [390, 1440] };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { as: { type: 'string' }, click: { type: 'string', multiple: true }, width: { type: 'string' } },
    });
  } catch (error) {
    throw new Explained(`${(error as Error).message}\n${usage}`);
  }
}

/** Returns the name of a picture: `/creator/list-catalog?page=2` at 390 px is `creator-list-catalog-page-2-390.png`. */
export const pictureName = (path: string, width: number, clicks: readonly string[] = []) =>
  [...([path, ...clicks].join(' ').match(/[\w.]+/g) ?? ['home']), `${width}.png`].join('-');
