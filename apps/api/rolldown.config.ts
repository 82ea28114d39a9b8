import { defineConfig } from 'rolldown';
import manifest from './package.json' with { type: 'json' };

const packages = Object.keys(manifest.dependencies).filter((name) => !name.startsWith('@sinau/'));

/**
 * Bundle that the images run: our own code in a few files, beside the packages of node_modules (decision 0302). Names
 * stay as they are, so that a stack trace is read without a source map, whose reader would need 30 MB.
 */
export default defineConfig({
  platform: 'node',
  input: {
    main: 'src/main.ts',
    cli: 'src/cli.ts',
    'inspection.process': 'src/core/media/inspection/inspection.process.ts',
  },
  external: (id) => packages.some((name) => id === name || id.startsWith(`${name}/`)),
  // All in one folder: a program is beside whoever starts it.
  output: { dir: 'dist', cleanDir: true, chunkFileNames: '[name]-[hash].js' },
});
