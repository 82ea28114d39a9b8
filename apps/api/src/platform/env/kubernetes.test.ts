import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { drawSecrets, readImageEnv, textOf, variableNames } from '../../testing/production-files.ts';

interface Container {
  name: string;
  image: string;
  env?: { name: string; value: string }[];
  envFrom?: { configMapRef: { name: string } }[];
  ports?: { name: string; containerPort: number }[];
  volumeMounts: { name: string; mountPath: string }[];
  securityContext: object;
  resources: object;
  [probe: string]: unknown;
}
interface PodSpec {
  securityContext: object;
  containers: [Container];
  volumes: { name: string; secret?: { secretName: string; items?: { key: string }[] } }[];
}
interface Resource {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec: Record<string, unknown>;
}

const folder = 'docker/kubernetes';
const parts = ['base', 'migrate', 'shop'].map((part) => {
  const { resources } = parse(textOf(`${folder}/${part}/kustomization.yaml`)) as { resources: string[] };
  return { part, resources };
});
const resources = parts.flatMap(({ part, resources: files }) =>
  files.flatMap((file) =>
    parseAllDocuments(textOf(`${folder}/${part}/${file}`), { merge: true }).map(
      (document) => document.toJS() as Resource,
    ),
  ),
);
const named = (kind: string) => resources.filter((resource) => resource.kind === kind);

/** The template of a workload's pods. */
const templateOf = ({ kind, spec }: Resource) =>
  (kind === 'CronJob' ? (spec.jobTemplate as Resource).spec.template : spec.template) as {
    metadata: { labels: Record<string, string> };
    spec: PodSpec;
  };
const workloads = ['Deployment', 'StatefulSet', 'Job', 'CronJob'].flatMap(named).map((resource) => {
  const { metadata, spec } = templateOf(resource);
  return { name: resource.metadata.name, resource, labels: metadata.labels, pod: spec, container: spec.containers[0] };
});
const each = workloads.map((workload) => [workload.name, workload] as const);
const matching = (selector: Record<string, string>) =>
  workloads.filter(({ labels }) => Object.entries(selector).every(([name, value]) => labels[name] === value));
const portsOf = ({ container }: (typeof workloads)[number]) => (container.ports ?? []).map(({ name }) => name);

test('every file of a part is one of its resources', () => {
  for (const { part, resources: files } of parts)
    expect(readdirSync(join(import.meta.dirname, '../../../../..', folder, part)).toSorted()).toEqual(
      ['kustomization.yaml', ...files].toSorted(),
    );
});

test.each(each.filter(([, { container }]) => container.envFrom))(
  '%s starts with the variables and secrets that it is given',
  (_, { container }) => {
    const secrets = drawSecrets();
    const maps = container.envFrom!.map(({ configMapRef }) =>
      named('ConfigMap').find(({ metadata }) => metadata.name === configMapRef.name),
    );
    const variables = Object.assign(
      {},
      ...maps.map((map) => map!.data),
      Object.fromEntries((container.env ?? []).map(({ name, value }) => [name, value])),
    ) as Record<string, string>;
    expect(Object.keys(variables).filter((name) => !variableNames.has(name))).toEqual([]);
    expect(readImageEnv(variables, (name) => join(secrets.folder, name))).toMatchObject({
      DEMO_MODE: false,
      STORAGE: 's3',
    });
    expect(container.volumeMounts).toContainEqual({ name: 'secrets', mountPath: '/run/secrets', readOnly: true });
  },
);

test.each(each)(
  '%s reads secrets that are drawn, and mounts volumes that there are',
  (_, { pod, container, resource }) => {
    const { names } = drawSecrets();
    const secrets = pod.volumes.flatMap(({ secret }) => (secret ? [secret] : []));
    expect(secrets.map(({ secretName }) => secretName).filter((name) => name !== 'sinau')).toEqual([]);
    expect(secrets.flatMap(({ items = [] }) => items).filter(({ key }) => !names.has(key))).toEqual([]);
    const claims = (resource.spec.volumeClaimTemplates ?? []) as Resource[];
    const volumes = [...pod.volumes.map(({ name }) => name), ...claims.map(({ metadata }) => metadata.name)];
    expect(container.volumeMounts.map(({ name }) => name).filter((name) => !volumes.includes(name))).toEqual([]);
  },
);

test.each(each)('%s has limits and no more rights than it needs', (_, { pod, container }) => {
  expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
  expect(container.securityContext).toEqual({
    readOnlyRootFilesystem: true,
    allowPrivilegeEscalation: false,
    capabilities: { drop: ['ALL'] },
  });
  const amounts = { cpu: expect.any(String) as string, memory: expect.any(String) as string };
  expect(container.resources).toEqual({ requests: amounts, limits: amounts });
});

test.each(each)('%s is probed at ports that it has; a process is restarted by its liveness alone', (_, workload) => {
  const { container } = workload;
  for (const name of ['startupProbe', 'livenessProbe', 'readinessProbe'] as const) {
    const probe = container[name] as
      | Partial<Record<'httpGet' | 'tcpSocket', { path?: string; port: string }>>
      | undefined;
    const asked = probe?.httpGet ?? probe?.tcpSocket;
    if (asked) expect(portsOf(workload)).toContain(asked.port);
    if (asked?.path) expect(asked.path).toBe(`/api/health/${name === 'readinessProbe' ? 'ready' : 'live'}`);
  }
});

test('services, budgets, policies and the entrance find their pods and ports', () => {
  for (const { spec } of named('Service')) {
    const pods = matching(spec.selector as Record<string, string>);
    expect(pods).toHaveLength(1);
    for (const { targetPort } of spec.ports as { targetPort: string }[])
      expect(portsOf(pods[0]!)).toContain(targetPort);
  }
  for (const { spec } of named('PodDisruptionBudget'))
    expect(matching((spec.selector as { matchLabels: Record<string, string> }).matchLabels)).toHaveLength(1);
  for (const { spec } of named('NetworkPolicy'))
    expect(matching((spec.podSelector as { matchLabels: Record<string, string> }).matchLabels)).toHaveLength(1);
  const backends = JSON.stringify(named('Ingress')).matchAll(/"service":\{"name":"([^"]+)","port":\{"name":"([^"]+)"/g);
  for (const [, name, port] of backends)
    expect(named('Service').find(({ metadata }) => metadata.name === name)).toMatchObject({
      spec: { ports: [{ name: port }] },
    });
});

test('images are those of compose.production.yml', () => {
  const compose = textOf('compose.production.yml');
  for (const { container } of workloads) expect(compose).toContain(`image: ${container.image}:$`);
});
