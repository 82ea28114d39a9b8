import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Tags as Vite writes them. */
export const ownTags = `
    <script type="module" crossorigin src="/assets/app.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/vendor.js">
    <link rel="stylesheet" crossorigin href="/assets/app.css">
    <link rel="preload" as="font" type="font/woff2" href="/assets/font.woff2" crossorigin="">`;

/**
 * A folder with both applications and that of saved lessons, as a build leaves them, as small as possible: a rendered page shows its address, and
 * a search for 'gagal' cannot be rendered.
 */
export function buildApplications() {
  const root = mkdtempSync(join(tmpdir(), 'sinau-pages-'));
  for (const folder of [
    'apps/learner/dist/assets',
    'apps/learner/dist/.vite',
    'apps/learner/dist/renderer',
    'apps/learner/dist/saved-lessons/.vite',
    'apps/learner/dist/saved-lessons/assets',
    'apps/creator/dist/assets',
    'apps/creator/dist/.vite',
    'packages/ui/public/art',
    'packages/ui/public/covers',
  ])
    mkdirSync(join(root, folder), { recursive: true });
  const saved = { 'saved-lessons.html': { file: 'assets/saved.js', css: ['assets/saved.css'] } };
  writeFileSync(join(root, 'apps/learner/dist/saved-lessons/.vite/manifest.json'), JSON.stringify(saved));
  writeFileSync(
    join(root, 'apps/learner/dist/saved-lessons/saved-lessons.html'),
    '<html><head><!--data--></head>tersimpan<div id="root"></div></html>',
  );
  const builder = { 'src/app/layouts/builder-layout.tsx': { file: 'assets/builder.js' } };
  for (const [name, manifest] of Object.entries({ learner: {}, creator: builder }))
    writeFileSync(join(root, `apps/${name}/dist/.vite/manifest.json`), JSON.stringify(manifest));
  for (const name of ['learner', 'creator'])
    writeFileSync(
      join(root, `apps/${name}/dist/index.html`),
      `<html><head><script>early()</script><!--head-->${ownTags}</head>${name}<div id="root"></div><!--data--></html>`,
    );
  writeFileSync(join(root, 'apps/learner/dist/assets/app.css'), 'p{color:red}');
  writeFileSync(
    join(root, 'apps/learner/dist/renderer/renderer.js'),
    `${renderedPages.map((name) => `import * as ${name} from '${routeOf(name)}';`).join('\n')}
    export const pages = [${renderedPages.join()}].flatMap((module) => Object.values(module));
    export const createRenderer = async () => ({
      modulesOf: async () => [],
      async render({ path }) {
        if (path.endsWith('=gagal')) throw new Error('not rendered');
        return '<h1>' + path + '</h1>';
      },
    });`,
  );
  const preloads = Object.fromEntries(
    ['/creator/create-class/setting', '/creator/create-class/:slug'].map((path) => [path, Object.keys(builder)]),
  );
  writeFileSync(join(root, 'apps/creator/dist/.vite/preloads.json'), JSON.stringify(preloads));
  return root;
}

/** As the learner application defines them. */
const renderedPages = ['home', 'catalog', 'search', 'offer'];
const routeOf = (name: string) =>
  new URL(`../../../learner/src/pages/catalog/${name}-page.route.ts`, import.meta.url).href;
