import { readFile } from 'node:fs/promises';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { escapeHtml } from '../../../platform/escape-html.ts';
import { sourceFile } from '../../../platform/paths.ts';
import { h5pScript, type H5pPlan } from './h5p-plan.ts';

const { resolve } = createRequire(import.meta.url);
const frameFile = (name: string, encoding: 'base64' | 'utf8' = 'utf8') =>
  readFile(sourceFile(`core/media/h5p/frame/${name}`), encoding);

/** Files of the runtime, each after those that it imports. */
const frameFiles = [
  'tools.ts',
  'events.ts',
  'xapi.ts',
  'content.ts',
  'screen.ts',
  'lesson.ts',
  'namespace.ts',
  'start.ts',
];

let runtime: Promise<Buffer> | undefined;
/** Returns the script that H5P packages run on: jQuery with the calls that older content types make, and the runtime. */
export const h5pRuntime = (): Promise<Buffer> => (runtime ??= makeRuntime());

async function makeRuntime() {
  const [jquery, migrate] = await Promise.all(
    ['jquery/dist/jquery.min.js', 'jquery-migrate/dist/jquery-migrate.min.js'].map((name) =>
      readFile(resolve(name), 'utf8'),
    ),
  );
  const files = await Promise.all(frameFiles.map((name) => frameFile(name)));
  // The scripts of a package are no modules, and run after this one: so it cannot be one either.
  const joined = files.map((file) =>
    withoutTypes(file)
      .replace(/^import [\s\S]*?;$/gm, '')
      .replace(/^export /gm, ''),
  );
  return Buffer.from(`${jquery}\n${migrate}\n(() => {\n'use strict';\n${joined.join('\n')}\nbegin();\n})();\n`);
}

/** Node runs all of this product by stripping its types, and yet warns that the function for it is experimental. */
function withoutTypes(file: string) {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return stripTypeScriptTypes(file);
  } finally {
    process.emitWarning = emitWarning;
  }
}

let theme: Promise<string> | undefined;

async function makeTheme() {
  const icons = await frameFile('theme-icons.woff2', 'base64');
  return `@font-face { font-family: 'h5p-theme'; src: url(data:font/woff2;base64,${icons}); }\n${await frameFile('theme.css')}`;
}

/** Makes the page of a package below the address that its files have. */
export async function h5pPageOf(plan: H5pPlan, root: string): Promise<Buffer> {
  theme ??= makeTheme();
  const { scripts, styles, ...shown } = plan;
  const address = (path: string) => escapeHtml(root + path.split('/').map(encodeURIComponent).join('/'));
  return Buffer.from(`<!doctype html>
<html lang="${escapeHtml(plan.language)}" class="h5p-iframe">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(plan.title)}</title>
<style>${await theme}</style>
${styles.map((path) => `<link rel="stylesheet" href="${address(path)}">`).join('\n')}
</head>
<body>
<div class="h5p-content h5p-theme h5p-no-frame" data-content-id="1"><div class="h5p-container"></div></div>
<script>window.H5PPlan = ${JSON.stringify({ ...shown, root }).replaceAll('<', '\\u003c')};</script>
<script src="${escapeHtml(root + h5pScript)}"></script>
${scripts.map((path) => `<script src="${address(path)}"></script>`).join('\n')}
</body>
</html>
`);
}
