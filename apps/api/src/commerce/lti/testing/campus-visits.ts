import { lti } from '@sinau/api-client';
import type { JWTPayload } from 'jose';
import { expect } from 'vitest';
import { uniqueEmail, type AppUnderTest } from '../../../testing/app-under-test.ts';
import { publishedProgram } from '../../../testing/classes.ts';
import type { CampusPerson, Placement } from '../../../testing/fake-campus-message.ts';
import type { FakeCampus } from '../../../testing/fake-campus.ts';
import { newPartner, type Person } from '../../../testing/scene.ts';

export const byId = (id: string) => ({ params: { id } });

export const newStudent = (): CampusPerson => {
  const email = uniqueEmail('mahasiswa');
  return { id: `kampus-${email}`, name: 'Rani Kusuma', email };
};

export interface LaunchOptions {
  readonly person?: CampusPerson;
  readonly placement?: Placement | null;
  readonly browser?: Browser;
  readonly change?: (claims: JWTPayload) => JWTPayload;
  /** Token in place of the one that the campus signs. */
  readonly forge?: (claims: JWTPayload) => Promise<string>;
}

interface World {
  readonly app: AppUnderTest;
  readonly campus: FakeCampus;
}

/** A browser with its cookies. */
function newBrowser({ app }: World) {
  let cookie = '';
  const keep = (answer: { headers: Record<string, unknown> }) => {
    const set = answer.headers['set-cookie'];
    if (typeof set === 'string') cookie = set.split(';')[0]!;
  };
  const headers = () => (cookie ? { cookie } : {});
  return {
    async open(url: string, more: Record<string, string> = {}) {
      const answer = await app.app.inject({ url, headers: { ...headers(), ...more } });
      keep(answer);
      return answer;
    },
    async submit(url: string, fields: Record<string, string>, more: Record<string, string> = {}) {
      const answer = await app.app.inject({
        method: 'POST',
        url,
        headers: { ...headers(), 'content-type': 'application/x-www-form-urlencoded', ...more },
        payload: new URLSearchParams(fields).toString(),
      });
      keep(answer);
      return answer;
    },
    /** Calls the API as the page of a launch does. */
    async call<T>(
      method: 'GET' | 'POST',
      id: string,
      { person, ...body }: { person?: Person; isLinkAgreed?: boolean } = {},
    ) {
      const answer = await app.app.inject({
        method,
        url: `/api/lti/launch/${id}`,
        headers: { ...headers(), ...(person && { authorization: `Bearer ${person.token}` }) },
        ...(method === 'POST' && { payload: { isLinkAgreed: false, ...body } }),
      });
      return answer.json<{ data: T; error: { code: string } | null }>();
    },
    cookie: () => cookie,
  };
}

/** Visits of people whose browsers go from a campus to the app and back. */
export function campusVisits(world: () => World) {
  const pathOf = (address: string) => address.replace(world().app.env.PUBLIC_URL, '');

  /** A campus that is connected to a new mitra, with a class of two lessons that it may open. */
  async function connected({ seats = 10 } = {}) {
    const partner = await newPartner(world().app);
    const program = await publishedProgram(world().app, partner, { outline: [['Satu', 'Dua']] });
    const { id } = await partner.call(lti.create, { body: { name: 'Universitas Nusantara' } });
    await partner.call(lti.connect, { ...byId(id), body: world().campus.details() });
    await partner.call(lti.offer, { params: { id, classId: program.id }, body: { seats } });
    return { partner, program, id, detail: () => partner.call(lti.detail, byId(id)) };
  }

  /** Launches as a browser does: from the campus to the login, to the campus, and back. */
  async function launch({ id, program }: Pick<Connected, 'id' | 'program'>, options: LaunchOptions = {}) {
    const { person = newStudent(), browser = newBrowser(world()), change = (claims) => claims, forge } = options;
    const placement =
      options.placement === undefined
        ? { id: `tautan-${program.id}`, custom: { class: program.id } }
        : options.placement;
    const target = `${world().app.env.PUBLIC_URL}/lti/${placement ? 'launch' : 'choose'}/${id}`;
    const login = await browser.open(
      `/lti/login/${id}?${new URLSearchParams(world().campus.begin(target, { person, placement }))}`,
    );
    expect(login.statusCode).toBe(303);
    const asked = new URL(login.headers.location!);
    let claims: JWTPayload = {};
    const { to, fields } = await world().campus.authenticate(asked, (known) => (claims = change(known)));
    const sent = forge ? { ...fields, id_token: await forge(claims) } : fields;
    const answer = await browser.submit(pathOf(to), sent);
    const launchId = new URL(answer.headers.location ?? 'http://x/').searchParams.get('launch') ?? '';
    return { answer, browser, launchId, person, repeat: () => browser.submit(pathOf(to), sent) };
  }

  /** Launches and enters; whoever needs no account of before is signed in. */
  async function entered(of: Connected, options: LaunchOptions = {}) {
    const one = await launch(of, options);
    const { data } = await one.browser.call<{ token: string | null; class: { slug: string } }>('POST', one.launchId);
    return { ...one, ...data, caller: world().app.signedIn(data.token!) };
  }

  const participantOf = (email: string, classId: string) =>
    world().app.db.participant.findFirst({
      where: { classId, user: { email } },
      include: { grants: true, sessions: { orderBy: { lesson: { position: 'asc' } } }, user: true },
    });

  /** Runs what a minute's work would do. */
  async function sendGrades() {
    await world().app.runJob('lti.sendDueGrades');
    await world().app.runQueued('lti.sendGrades');
  }

  return { pathOf, newBrowser: () => newBrowser(world()), connected, launch, entered, participantOf, sendGrades };
}
type Visits = ReturnType<typeof campusVisits>;
export type Browser = ReturnType<typeof newBrowser>;
export type Connected = Awaited<ReturnType<Visits['connected']>>;
