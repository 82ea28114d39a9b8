import { addressOf } from '@sinau/contracts/address';

/** Caller and objects of a request. Each request of a scenario takes the next one. */
export interface Subject {
  readonly token: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly participantId: string;
  readonly lessonSessionId: string;
}
export interface World {
  readonly subjects: readonly Subject[];
  readonly classes: readonly { readonly id: string; readonly slug: string }[];
}

export interface Request {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly token?: string;
  readonly body?: object;
  /** Values that differ from one request to the next, so that recorded statements can be sent for another one. */
  readonly values: readonly (string | number)[];
}

export interface Scenario {
  readonly name: string;
  /** True if it reads: reads are compared with the aim of 0.7 of the practical limit. */
  readonly isRead: boolean;
  readonly request: (world: World, index: number) => Request;
  /** Columns that one statement reads for another: they are taken from the answer, not from the recording. */
  readonly carries?: readonly string[];
  /** Reverts the changes of previous requests. */
  readonly reset?: string;
  /** A page instead of a call of the API. */
  readonly isPage?: boolean;
  /** Work done once a second beside the requests. */
  readonly beside?: string;
}

/** Changes the price of one of the requested classes. */
const onePriceChanges = `
  UPDATE "Class" SET "salePrice" = 100000 + 1000 * (random() * 100)::int, "normalPrice" = NULL, "promotionEndsAt" = NULL
  WHERE id = (SELECT id FROM "Class" WHERE "isForSale" AND kind = 'program' ORDER BY "participantCount" DESC, id LIMIT 1)`;

const filter = (tab: string) => JSON.stringify({ tab });
const tabs = ['self-paced', 'intensive', 'bootcamp'];
const at = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

const catalogPath = `/catalog?${new URLSearchParams({ page: '1', perPage: '12', sort: '-popular', filter: filter(tabs[0]!) })}`;

const publicReads: readonly Scenario[] = [
  { name: 'GET /catalog', isRead: true, request: () => ({ method: 'GET', path: catalogPath, values: [] }) },
  {
    name: 'GET /v2/program/{slug}',
    isRead: true,
    request: ({ classes }, index) => {
      const { slug } = at(classes, index);
      return { method: 'GET', path: addressOf('/v2/program/:id', { params: { id: slug } }), values: [slug] };
    },
  },
  { name: 'page /', isRead: true, isPage: true, request: () => ({ method: 'GET', path: '/', values: [] }) },
  {
    name: 'page /catalog',
    isRead: true,
    isPage: true,
    request: () => ({ method: 'GET', path: '/catalog', values: [] }),
  },
  {
    name: 'page /catalog/{slug}',
    isRead: true,
    isPage: true,
    request: ({ classes }, index) => {
      const { slug } = at(classes, index);
      return { method: 'GET', path: `/catalog/${slug}`, values: [slug] };
    },
  },
];

export const scenarios: readonly Scenario[] = [
  ...publicReads,
  ...publicReads.map((scenario) => ({
    ...scenario,
    name: `${scenario.name}, one price changing`,
    beside: onePriceChanges,
  })),
  {
    name: 'GET /user/me',
    isRead: true,
    request: ({ subjects }, index) => {
      const { token, userId, sessionId } = at(subjects, index);
      return { method: 'GET', path: '/user/me', token, values: [userId, sessionId] };
    },
  },
  {
    name: 'heartbeat',
    isRead: false,
    carries: ['revision'],
    request: ({ subjects }, index) => {
      const { token, userId, sessionId, participantId, lessonSessionId } = at(subjects, index);
      const seq = 1_000 + index;
      return {
        method: 'PUT',
        path: `/participant/session/${participantId}/${lessonSessionId}/progress`,
        token,
        body: { player: 'bench-player', seq, ranges: [[10, 20]], position: 20, rate: 1 },
        values: [userId, sessionId, participantId, lessonSessionId, seq],
      };
    },
  },
  {
    name: 'POST /user/cart/create',
    isRead: false,
    // Everybody puts one class after the other into the cart, none of them twice.
    request: ({ subjects, classes }, index) => {
      const { token, userId, sessionId } = at(subjects, index);
      const { id } = at(classes, Math.floor(index / subjects.length));
      return {
        method: 'POST',
        path: '/user/cart/create',
        token,
        body: { type: 'Program', programId: id },
        values: [userId, sessionId, id],
      };
    },
    reset: 'DELETE FROM "CartItem"',
  },
];
