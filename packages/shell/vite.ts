import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import hoverMediaFeature from 'postcss-hover-media-feature';
import { defineConfig, type Plugin } from 'vite';

interface Application {
  /** Base path of its files; its pages may have others. */
  base: '/' | '/creator/' | '/saved-lessons/';
  /** HTML of an application beside another; its build lies in a folder of that one's. */
  page?: `${string}.html`;
  /** Modules of pages whose files the API names in their head, by the paths of these pages. */
  preloads?: Readonly<Record<string, readonly string[]>>;
}

const sharedPublic = join(import.meta.dirname, '../ui/public');
/** pnpm's store paths contain the names of peers, so each name is matched as a whole folder. */
const vendor =
  /[\\/]node_modules[\\/](react-router|react-router-dom|@tanstack[\\/](query-core|react-query)|@reduxjs[\\/]toolkit|react-redux|redux|immer|reselect)[\\/]/;
/** Separate from the other packages: a file is compiled in one go, and both together would block a slow phone. */
const reactDom = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;
/**
 * Code of our own that pages share, so that a page is a few files and not twenty. Features only of the learner's
 * application: those of the portal are large and serve few pages each. antd stays with the pages that use it, and so do the
 * addresses of the operator panel.
 */
const shared =
  /[\\/](node_modules[\\/]lucide-react|packages[\\/](api-client|contracts|format|shell|ui)|learner[\\/]src[\\/](features|session|shared))[\\/](?!.*(antd|operator-screens))/;
/** Number of pages and sections that must need a module for it to be shared. */
const minShareCount = { '/': 11, '/creator/': 13, '/saved-lessons/': 1 };

/**
 * Makes browsers compile a file's functions in the background, while they load it, instead of one by one at their first
 * call. The portal has much code and strong computers; learners' phones compile on demand.
 */
const compileAhead = '//# allFunctionsCalledOnLoad';

/** Build and development configuration of the applications. */
export const applicationConfig = ({ base, page, preloads }: Application) =>
  defineConfig(({ command, isSsrBuild = false }) => ({
    base,
    plugins: [
      react(),
      preloadFont(base),
      preloads && listPreloads(preloads),
      command === 'serve' ? developmentData() : isSsrBuild ? nameModules() : compressAhead(),
    ],
    // Phones retain `:hover` on the last tapped element, so its rules apply only where a pointer can hover.
    css: { postcss: { plugins: [hoverMediaFeature()] } },
    // In production, the API serves it for both applications.
    publicDir: command === 'build' ? false : sharedPublic,
    // The server renderer bundles all dependencies: the API has neither our packages nor React.
    ...(isSsrBuild && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
    build: {
      // For phones that get no newer browser. Vite adds no missing methods: `lib` in the tsconfigs of the learner's
      // code refuses them.
      target: 'es2022',
      manifest: !isSsrBuild,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      ...(page && { outDir: `dist${base}` }),
      rolldownOptions: {
        ...(page && { input: page }),
        output: {
          ...(base === '/creator/' && { postBanner: compileAhead }),
          codeSplitting: isSsrBuild || {
            groups: [
              { name: 'react', test: reactDom, priority: 2 },
              { name: 'vendor', test: vendor, priority: 1 },
              { name: 'shared', test: shared, minShareCount: minShareCount[base] },
            ],
          },
          // Named by their content hash alone: the start of an application lists all files, and names would add 3 KB to
          // it. Seven characters are 42 bits: two files of a hundred releases share a name once in ten thousand times.
          chunkFileNames: ({ name }) =>
            `assets/${['react', 'vendor', 'shared'].includes(name) ? '[name]-' : ''}[hash:7].js`,
          assetFileNames: ({ names }) => `assets/${names[0]?.endsWith('.css') ? '' : '[name]-'}[hash:7][extname]`,
        },
      },
    },
  }));

/** Preloads the font of the first text on the screen with the style sheet, not after it. */
function preloadFont(base: string): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) =>
          /plus-jakarta-sans-latin-wght-normal.*\.woff2$/.test(file),
        );
        if (!font) return [];
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `${base}${font}`, crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}

/** Writes which modules pages begin with, beside the manifest. */
function listPreloads(preloads: NonNullable<Application['preloads']>): Plugin {
  return {
    name: 'list-preloads',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).map((file) => (file.type === 'chunk' && file.facadeModuleId) || '');
      for (const module of Object.values(preloads).flat())
        if (!modules.some((path) => path.endsWith(`/${module}`))) this.error(`${module} is no module of its own`);
      this.emitFile({ type: 'asset', fileName: '.vite/preloads.json', source: JSON.stringify(preloads) });
    },
  };
}

/** Lets the server tell which modules it rendered, by the names that the manifest of the browser's build has for them. */
function nameModules(): Plugin {
  let root = '';
  return {
    name: 'name-modules',
    apply: 'build',
    enforce: 'pre',
    configResolved: (config) => void (root = config.root),
    transform: {
      filter: { id: /\/apps\/\w+\/src\/.*\.tsx?$/, code: /await import\('\.{1,2}\// },
      handler: (code, id) =>
        `import { nameModule } from '@sinau/shell/module-names';\n${code.replaceAll(
          /await import\('(\.{1,2}\/[^']+)'\)/g,
          (load, path: string) => `nameModule('${relative(root, join(dirname(id), path))}', ${load})`,
        )}`,
    },
  };
}

const compressible = /\.(m?js|css|svg|json)$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes `.br` and `.gz` beside every text file, so that serving needs no compression. */
function compressAhead(): Plugin {
  return {
    name: 'compress-ahead',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const files = Object.keys(bundle).filter((file) => compressible.test(file) && !file.startsWith('.vite/'));
      await Promise.all(files.map((file) => compress(join(dir ?? '', file))));
    },
  };
}

async function compress(path: string) {
  const content = await readFile(path);
  if (content.length < 1024) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await Promise.all([
    brotli(content, quality).then((bytes) => writeFile(`${path}.br`, bytes)),
    gzipped(content, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
  ]);
}

/** Provides the data that the API writes into the page of the built application. */
function developmentData(): Plugin {
  const { PRODUCT_NAME: productName = 'Sinau', DEMO_MODE = 'true', GOOGLE_CLIENT_ID = null } = process.env;
  const config = JSON.stringify({
    productName,
    demoMode: DEMO_MODE === 'true',
    socialLinks: [],
    googleClientId: GOOGLE_CLIENT_ID,
    adPixel: null,
    contactEmail: 'halo@contoh.test',
  }).replaceAll('<', '\\u003c');
  return {
    name: 'development-data',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html.replace('<!--data-->', () => `<script type="application/json" id="app-config">${config}</script>`),
  };
}
