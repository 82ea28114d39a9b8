import { scenarios, type Request, type Scenario, type World } from '../scenarios.ts';

export const password = 'sandi-untuk-mengukur-beban';

export type Call = Omit<Request, 'values'> & { readonly name: string };

const request = (name: string) => scenarios.find((scenario) => scenario.name === name)!.request;

interface Share {
  readonly name: string;
  readonly share: number;
  readonly call: Scenario['request'];
}

/** Calls of a busy evening and their shares: most read, many watch, some buy, few sign in. */
const calls: readonly Share[] = [
  { name: 'catalog', share: 20, call: request('GET /catalog') },
  { name: 'class page', share: 20, call: request('GET /v2/program/{slug}') },
  { name: 'profile', share: 20, call: request('GET /user/me') },
  { name: 'heartbeat', share: 33, call: request('heartbeat') },
  { name: 'order', share: 5, call: order },
  { name: 'login', share: 2, call: login },
];
/** Pages that the server renders: they need the built applications. */
const pages: readonly Share[] = [
  { name: 'home', share: 5, call: request('page /') },
  { name: 'rendered class page', share: 15, call: request('page /catalog/{slug}') },
];

/** Every person orders one free class after the other, none of them twice. */
function order({ subjects, classes }: World, index: number): Request {
  const { token } = subjects[index % subjects.length]!;
  const { id } = classes[Math.floor(index / subjects.length) % classes.length]!;
  return { method: 'POST', path: '/transaction/create', token, body: { programIds: [id] }, values: [] };
}

function login({ subjects }: World, index: number): Request {
  const email = `uji-${(index % subjects.length) + 1}@bench.test`;
  return { method: 'POST', path: '/user/auth/request-token', body: { email, password }, values: [] };
}

/** Draws the calls of a mix in turn: each kind comes as often as its share, and evenly. */
export function createMix(world: World, { hasPages }: { hasPages: boolean }) {
  const shares = hasPages ? [...calls, ...pages] : calls;
  const whole = shares.reduce((sum, { share }) => sum + share, 0);
  const sent = new Map(shares.map(({ name }) => [name, 0]));
  let total = 0;
  const next = (kind: Share): Call => {
    const { name, call } = kind;
    const index = sent.get(name)!;
    sent.set(name, index + 1);
    const { values: _values, path, ...rest } = call(world, index + 1);
    return { name, path: pages.includes(kind) ? path : `/api${path}`, ...rest };
  };
  return {
    /** Returns the kind that is most behind its share. */
    next() {
      total += 1;
      const behind = ({ name, share }: Share) => (share / whole) * total - sent.get(name)!;
      return next(shares.reduce((most, one) => (behind(one) > behind(most) ? one : most)));
    },
    oneOfEach: () => shares.map(next),
  };
}
