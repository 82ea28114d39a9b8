import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { runtimeFolder } from '@sinau/contracts/core/media/package.rules';
import type { PackageFormat } from '@sinau/contracts/core/media/package.schemas';
import { nameFrames } from './name-frames.ts';
import { provideScorm } from './scorm-frame.ts';

/** Name of the script below the runtime folder of a package. */
export const runtimeScript = `${runtimeFolder}/scorm.js`;

const { resolve } = createRequire(import.meta.url);
const scripts = new Map<string, Promise<Buffer>>();

/** Returns the script that gives the pages of a package their API: the runtime of its version, and what starts it. */
export function scormScript(format: PackageFormat): Promise<Buffer> {
  const version = format === 'scorm-1.2' ? '1.2' : '2004';
  const script = scripts.get(version) ?? makeScript(version);
  scripts.set(version, script);
  return script;
}

async function makeScript(version: '1.2' | '2004') {
  const runtime = await readFile(resolve(`scorm-again/scorm${version.replace('.', '')}/min`), 'utf8');
  // The functions have lost their types: Node or the bundler took them away.
  const start = `(${provideScorm.toString()})(window, ${JSON.stringify(version)});(${nameFrames.toString()})(window);`;
  return Buffer.from(`${runtime.replace(/\/\/# sourceMappingURL=.*\s*$/, '')}\n${start}\n`);
}

/** A larger page stays as it is: no tool writes one. */
export const maxScormPage = 8 * 2 ** 20;

/** Inserts a script before all others of a page, whatever the page is encoded in: after its doctype, if it has one. */
export function withFirstScript(page: Buffer, address: string): Buffer {
  const script = `<script src="${address}"></script>`;
  const [first, second] = page;
  if (first === 0xff && second === 0xfe) return Buffer.from(inserted(page.toString('utf16le'), script), 'utf16le');
  if (first === 0xfe && second === 0xff)
    return Buffer.from(inserted(Buffer.from(page).swap16().toString('utf16le'), script), 'utf16le').swap16();
  // Every other encoding of pages has the letters of ASCII in their places.
  return Buffer.from(inserted(page.toString('latin1'), script), 'latin1');
}

const beforeContent = /^(?:\ufeff|\u00ef\u00bb\u00bf)?(?:(?:\s|<\?[^>]*>|<!--(?!\[if)[\s\S]*?-->)*<!doctype[^>]*>)?/i;
const inserted = (page: string, script: string) => {
  const { length } = beforeContent.exec(page)![0];
  return page.slice(0, length) + script + page.slice(length);
};
