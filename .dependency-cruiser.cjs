// Who imports whom. Capture groups carry the rules to every feature and module, also to those that do not exist yet.

const packages = {
  contracts: [],
  format: [],
  ui: ['format', 'contracts'],
  'api-client': ['contracts'],
  classroom: ['ui', 'format', 'contracts'],
  shell: ['ui', 'format', 'contracts', 'api-client'],
  'test-kit': [],
};

const tests = '(\\.test\\.tsx?$|/testing/)';

/** What is not delivered. */
const outside = `(${tests}|^packages/test-kit/|^e2e/|^tools/|^bench/)`;

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const packageRules = Object.entries(packages).map(([name, allowed]) =>
  forbid(
    `${name}-stays-in-its-layer`,
    `packages/${name} imports ${allowed.length ? allowed.join(', ') : 'libraries'} and nothing else of the workspace`,
    { path: `^packages/${name}/`, pathNot: tests },
    { path: '^(apps|packages|tools|e2e)/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
  ),
);

const ui = (layer) => `^apps/(learner|creator)/src/${layer}/`;

const applicationRules = [
  forbid(
    'applications-stand-alone',
    'the learner and the creator portal share packages, never files of each other, of the API or of the tools',
    { path: '^apps/(learner|creator)/' },
    { path: '^(apps|tools|e2e)/', pathNot: '^apps/$1/' },
  ),
  forbid(
    'pages-below-app',
    'pages do not know how the application is assembled',
    { path: ui('pages') },
    { path: '^apps/$1/src/app/' },
  ),
  forbid(
    'pages-stand-alone',
    'pages compose features; what two of them need is a feature',
    { path: '^apps/(learner|creator)/src/pages/([^/]+)/' },
    { path: '^apps/$1/src/pages/', pathNot: '^apps/$1/src/pages/$2/' },
  ),
  forbid(
    'lesson-kinds-below-app',
    'a kind of lesson composes features, as pages do',
    { path: ui('lesson-kinds') },
    { path: '^apps/$1/src/(app|pages)/' },
  ),
  forbid(
    'lesson-kinds-stand-alone',
    'a kind of lesson does not know the others; what two of them need stands outside',
    { path: '^(apps/learner|packages/classroom)/src/lesson-kinds/([^/]+)/' },
    { path: '^$1/src/lesson-kinds/', pathNot: '^$1/src/lesson-kinds/$2/' },
  ),
  forbid(
    'features-below-pages',
    'features are put together by pages and kinds of lesson',
    { path: ui('features') },
    { path: '^apps/$1/src/(app|pages|lesson-kinds)/' },
  ),
  forbid(
    'features-stand-alone',
    'features meet in pages',
    { path: '^apps/(learner|creator)/src/features/([^/]+)/' },
    { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
  ),
  forbid(
    'session-below-features',
    'session remembers and knows of no screen',
    { path: ui('session') },
    { path: '^apps/$1/src/(app|pages|lesson-kinds|features)/' },
  ),
  forbid(
    'shared-is-lowest',
    'shared, and the documents of the portal, help everyone and need nobody',
    { path: ui('(shared|documents)') },
    { path: '^apps/$1/src/(app|pages|lesson-kinds|features|session)/' },
  ),
];

/** From the ground up: a floor uses those below it. `docs/architecture.md` says what stands on each. */
const floors = ['core', 'storefront', 'study', 'commerce', 'authoring', 'backoffice'];
const anyFloor = `^apps/api/src/(${floors.join('|')})/`;
const apiModule = `${anyFloor}([^/]+)/`;

const floorRules = floors.slice(0, -1).map((floor, level) => {
  const above = floors.slice(level + 1);
  return forbid(
    `${floor}-below-${above[0]}`,
    `the floor ${floor}, of the API and of the contracts, uses nothing of ${above.join(', ')}`,
    { path: `^(apps/api|packages/contracts)/src/${floor}/`, pathNot: tests },
    { path: `^$1/src/(${above.join('|')})/` },
  );
});

const apiRules = [
  forbid(
    'inspections-start-quickly',
    'each upload starts the process of inspections: the errors of the API, with all schemas, would triple its time',
    { path: '^apps/api/src/core/media/inspection/inspection\\.process\\.ts$' },
    { path: '^apps/api/src/platform/app-error\\.ts$', reachable: true },
  ),
  forbid(
    'api-packages',
    'the API uses contracts and format; its tests also the client the screens use and the test kit',
    { path: '^apps/api/src/', pathNot: tests },
    { path: '^(apps|packages|tools|e2e)/', pathNot: '^(apps/api|packages/contracts|packages/format)/' },
  ),
  forbid(
    'modules-meet-at-their-index',
    'a module uses its own files and the index of another one',
    { path: apiModule, pathNot: tests },
    { path: anyFloor, pathNot: '^apps/api/src/($1/$2/|[^/]+/[^/]+/index\\.ts$)' },
  ),
  forbid(
    'modules-above-http-and-platform',
    'modules use http and platform, which know none of them',
    { path: '^apps/api/src/(http|platform)/', pathNot: tests },
    { path: anyFloor },
  ),
  forbid(
    'platform-is-lowest',
    'platform knows nothing of HTTP',
    { path: '^apps/api/src/platform/', pathNot: tests },
    { path: '^apps/api/src/http/' },
  ),
  forbid(
    'routes-call-services',
    'routes say which use case answers, and see nothing behind it',
    { path: '\\.routes\\.ts$' },
    { path: '\\.(queries|presenter|policy)\\.ts$' },
  ),
  forbid(
    'modules-know-no-http',
    'a module decides; how it was asked is the business of its routes, types included',
    { path: apiModule, pathNot: `(\\.routes\\.ts$|/index\\.ts$|${tests})` },
    { path: '(^apps/api/src/http/|\\.routes\\.ts$|/node_modules/fastify/)' },
  ),
  forbid(
    'only-queries-touch-prisma',
    'modules reach the database through their queries; types of rows may be named anywhere',
    { path: apiModule, pathNot: `(\\.queries\\.ts$|${tests})` },
    { path: '^apps/api/src/generated/', dependencyTypesNot: ['type-only'] },
  ),
];

const generalRules = [
  forbid(
    'tools-above-all',
    'tools, journeys and benchmarks start what stands below them, which knows none of them, tests included',
    { path: '^(apps|packages)/' },
    { path: '^(tools|e2e|bench)/' },
  ),
  forbid(
    'tools-below-journeys',
    'journeys and benchmarks use the tools, and the tools none of them',
    { path: '^tools/' },
    { path: '^(e2e|bench)/' },
  ),
  forbid(
    'ui-knows-rules-of-forms-only',
    'components know how a value is checked and how rich text is read, and nothing of the API',
    { path: '^packages/ui/' },
    {
      path: '^packages/contracts/',
      pathNot: '^packages/contracts/src/(form-rules|core/rich-text/(reading|video-embed))\\.ts$',
    },
  ),
  forbid(
    'antd-behind-its-wrappers',
    'screens import the wrappers of @sinau/ui/antd, so that antd is themed, worded and replaced in one place',
    { pathNot: '^packages/ui/src/antd/' },
    { path: '/node_modules/(antd|@ant-design)/' },
  ),
  forbid(
    'contracts-as-types-in-the-client',
    'the client takes types from contracts, so that schemas stay out of the bundles',
    { path: '^packages/api-client/', pathNot: tests },
    {
      path: '^packages/contracts/',
      pathNot: '^packages/contracts/src/address\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid('tests-stay-outside', 'what is delivered does not import tests', { pathNot: outside }, { path: outside }),
  forbid('no-cycles', 'a circle of imports has no first file', {}, { circular: true }),
  forbid('nothing-unresolved', 'every import leads somewhere', {}, { couldNotResolve: true, pathNot: '^node$' }),
];

module.exports = {
  forbidden: [...packageRules, ...applicationRules, ...floorRules, ...apiRules, ...generalRules],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['node_modules', '^apps/api/src/generated'] },
    exclude: { path: ['/dist/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
