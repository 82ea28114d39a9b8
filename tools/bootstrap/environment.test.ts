import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { cleanEnvironment, withWorkspaceCommands, withWritableHome } from './environment.mjs';

test("npm's variables about its own run are not passed on", () => {
  const env = cleanEnvironment({
    npm_config_prefix: '/usr/local',
    npm_config_local_prefix: '/somewhere',
    npm_package_name: 'sinau',
    npm_lifecycle_event: 'start',
    npm_execpath: '/usr/lib/node_modules/npm/bin/npm-cli.js',
    NODE: '/usr/bin/node',
    INIT_CWD: '/somewhere',
  });
  expect(Object.keys(env).filter((name) => /^(npm_(?!config_loglevel)|NODE$|INIT_CWD)/.test(name))).toEqual([]);
});

test('the registry settings and the caller’s own settings are retained', () => {
  const kept = {
    npm_config_registry: 'https://registry.example/',
    npm_config_cafile: '/etc/ca.pem',
    https_proxy: 'http://proxy.example:3128',
    NODE_ENV: 'production',
    NODE_EXTRA_CA_CERTS: '/etc/ca.pem',
    PORT: '4000',
  };
  expect(cleanEnvironment(kept)).toMatchObject(kept);
});

test('the pinned node comes first in the path', () => {
  expect(withWorkspaceCommands({ PATH: '/usr/bin' }).PATH).toMatch(/^\S*node_modules\/\.bin:\/usr\/bin:/);
});

test('a read-only home is replaced by one in the workspace, and its npm settings are still read', () => {
  expect(withWritableHome({ HOME: tmpdir() })).toEqual({ HOME: tmpdir() });
  expect(withWritableHome({ HOME: '/proc/none' })).toEqual({
    HOME: expect.stringMatching(/\.cache\/home$/),
    npm_config_userconfig: '/proc/none/.npmrc',
  });
});
