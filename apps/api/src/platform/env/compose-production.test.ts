import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { drawSecrets, readImageEnv, textOf, variableNames } from '../../testing/production-files.ts';

interface Service {
  image: string;
  build?: { context: string; target?: string };
  environment?: Record<string, string | number>;
  secrets?: string[];
  volumes?: string[];
  networks?: string[] | Record<string, { aliases?: string[] }>;
  depends_on?: string[] | Record<string, object>;
  [setting: string]: unknown;
}

const file = textOf('compose.production.yml');
const { services, ...top } = parse(file, { merge: true }) as {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
  volumes: Record<string, null>;
  networks: Record<string, object | null>;
};
const all = Object.entries(services);
/** Services that run our own process or its commands. */
const ofApplication = all.filter(([, { image }]) => /^sinau(-media)?:/.test(image));
const keysOf = (list: readonly string[] | Record<string, unknown> = []) =>
  Array.isArray(list) ? (list as readonly string[]) : Object.keys(list);

/** Completes a value as Compose does, with an example where it has no default. */
const completed = (value: string | number) =>
  String(value).replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind?: string, fallback = '') =>
    kind === '-' ? fallback : name === 'DOMAIN' ? 'contoh.id' : 'x',
  );
const environmentOf = ({ environment = {} }: Service) =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, completed(value)]));

/** Configuration that a service's process starts with. */
const startOf = (service: Service) => {
  const { folder } = drawSecrets();
  const { TZ: _zone, BACKUP_AT: _time, ...variables } = environmentOf(service);
  expect(Object.keys(variables).filter((name) => !variableNames.has(name))).toEqual([]);
  return readImageEnv(variables, (name) => completed(top.secrets[name]!.file).replace('./secrets', folder));
};

test.each(ofApplication)('%s starts with the variables and secrets that it is given', (_, service) => {
  expect(startOf(service)).toMatchObject({ PUBLIC_URL: 'https://contoh.id', DEMO_MODE: false });
});

test('each process has a role, and those that serve calls run no jobs', () => {
  const roles = ofApplication.flatMap(([name, service]) => {
    const { ROLE } = environmentOf(service);
    return ROLE ? [[name, ROLE]] : [];
  });
  expect(Object.fromEntries(roles)).toEqual({ 'api-1': 'web', 'api-2': 'web', worker: 'worker', media: 'media' });
});

test.each(all)('%s names only secrets, volumes, networks and services that there are', (_, service) => {
  const missing = (names: readonly string[], known: object) => names.filter((name) => !(name in known));
  expect(missing(service.secrets ?? [], top.secrets)).toEqual([]);
  const files = Object.values(environmentOf(service)).filter((value) => value.startsWith('/run/secrets/'));
  expect(files.filter((path) => !service.secrets?.includes(path.slice('/run/secrets/'.length)))).toEqual([]);
  const sources = (service.volumes ?? []).map((volume) => completed(volume).split(':')[0]!);
  expect(
    missing(
      sources.filter((source) => !source.startsWith('.')),
      top.volumes,
    ),
  ).toEqual([]);
  expect(missing(keysOf(service.networks), top.networks)).toEqual([]);
  expect(missing(keysOf(service.depends_on), services)).toEqual([]);
});

test('each secret is a file that the command draws or the page has written', () => {
  const { names } = drawSecrets();
  const files = Object.values(top.secrets).map((secret) => completed(secret.file));
  expect(files.filter((path) => !names.has(path.replace('./secrets/', '')))).toEqual([]);
});

test.each(all)('%s has limits, a bounded log, and no more rights than it needs', (name, service) => {
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    logging: { options: { 'max-size': expect.any(String), 'max-file': expect.any(String) } },
    mem_limit: expect.any(String),
    cpus: expect.anything(),
    pids_limit: expect.any(Number),
  });
  expect(service.cap_add).toEqual(name === 'edge' ? ['NET_BIND_SERVICE'] : undefined);
  expect('ports' in service).toBe(name === 'edge' || name === 'prometheus');
});

test('the parts find each other: edge, proxy, processes, pooler and Prometheus', () => {
  const aliases = Object.entries(services).flatMap(([name, { networks = {} }]) => [
    name,
    ...Object.values(networks).flatMap((network: { aliases?: string[] } | string) =>
      typeof network === 'string' ? [] : (network.aliases ?? []),
    ),
  ]);
  const haproxy = textOf('docker/proxy/haproxy.cfg');
  const [, entrance] = /reverse_proxy proxy:(\d+)/.exec(textOf('docker/edge/Caddyfile'))!;
  expect(haproxy).toContain(`frontend behind-tls\n  bind :${entrance}\n`);
  const [, process] = /"\$\{API_HOST-(\w+)\}:3000"/.exec(haproxy)!;
  const { scrape_configs } = parse(textOf('docker/monitoring/prometheus.yml')) as {
    scrape_configs: { dns_sd_configs: { names: string[]; port: number }[] }[];
  };
  const [{ names, port }] = scrape_configs[0]!.dns_sd_configs as [{ names: string[]; port: number }];
  expect(aliases).toEqual(expect.arrayContaining(['proxy', 'files', process, ...names, 'pooler', 'postgres']));
  expect(environmentOf(services.worker!).METRICS_PORT).toBe(`${port}`);
});

test('the pooler sets the limits that a process expects', () => {
  const { DATABASE_STATEMENT_SECONDS, DATABASE_LOCK_SECONDS, DATABASE_IDLE_TRANSACTION_SECONDS } = startOf(
    services.worker!,
  );
  const limits = {
    statement_timeout: DATABASE_STATEMENT_SECONDS,
    lock_timeout: DATABASE_LOCK_SECONDS,
    idle_in_transaction_session_timeout: DATABASE_IDLE_TRANSACTION_SECONDS,
  };
  const settings = Object.entries(limits).map(([name, seconds]) => `SET ${name} = ${seconds * 1000}`);
  expect(textOf('docker/pooler/pgbouncer.ini')).toContain(`connect_query='${settings.join('; ')}'`);
});

test('the page explains each setting of .env', () => {
  const page = textOf('docs/installing.md');
  const names = new Set([...file.matchAll(/\$\{(\w+)/g)].map(([, name]) => name!));
  expect([...names].filter((name) => !page.includes(name))).toEqual([]);
});
