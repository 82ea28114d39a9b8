import { MessageChannel } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nameFrames, type PageWithFrames } from './name-frames.ts';
import { provideScorm, type FramePage } from './scorm-frame.ts';

type Api = Record<string, (...args: unknown[]) => string>;
const start = { nonce: 'n', part: 'satu', cmi: null, learner: 'p1', masteryScore: null, launchData: null };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A page in a frame, as far as the runtime uses one, with the messages that it sends. */
async function pageOf(version: '1.2' | '2004', given: object = start, { isNested = false } = {}) {
  // The types of the package name a default export, which it has not.
  const [old, recent] = (await Promise.all([
    import('scorm-again/scorm12'),
    import('scorm-again/scorm2004'),
  ])) as unknown as [Pick<FramePage, 'Scorm12API'>, Pick<FramePage, 'Scorm2004API'>];
  const sent: { type: string; cmi?: Record<string, unknown> }[] = [];
  const hellos: unknown[] = [];
  const listeners: Record<string, () => void> = {};
  const port = {
    onmessage: null as FramePort['onmessage'],
    postMessage: (message: object) => void sent.push(structuredClone(message) as never),
  };
  type FramePort = { onmessage: ((event: { data: unknown }) => void) | null };
  const top = { postMessage: (...message: unknown[]) => void hellos.push(message) };
  const frames: { name: string; src: string; replaceWith: () => void }[] = [];
  let observe = () => undefined as void;
  const page = {
    name: JSON.stringify(given),
    location: { href: 'https://paket.id/token/index_lms.html' },
    document: { getElementsByTagName: (kind: string) => (kind === 'iframe' ? frames : []) },
    MutationObserver: class {
      constructor(work: () => void) {
        observe = work;
      }
      observe() {}
    },
    top,
    parent: isNested ? { postMessage: () => undefined } : top,
    MessageChannel: class {
      port1 = port;
      port2 = 'port';
    },
    Scorm12API: old.Scorm12API,
    Scorm2004API: recent.Scorm2004API,
    setTimeout: (work: () => void, milliseconds: number) => setTimeout(work, milliseconds) as unknown as number,
    clearTimeout,
    addEventListener: (type: string, listener: () => void) => void (listeners[type] = listener),
  };
  provideScorm(page as unknown as FramePage, version);
  nameFrames(page as unknown as PageWithFrames);
  const around = page.parent as unknown as Record<string, unknown>;
  const api = () => around[version === '1.2' ? 'API' : 'API_1484_11'] as Api;
  const insert = (src: string, name = '') => {
    const frame = { name, src, replaceWith: vi.fn<() => void>() };
    frames.push(frame);
    observe();
    return frame;
  };
  return { page, around, api, sent, hellos, port, insert, leave: () => listeners.pagehide?.() };
}

test('a page finds the API in its window, in the window around it and no further, and introduces itself once', async () => {
  const { page, around, api, hellos } = await pageOf('1.2');
  expect((page as unknown as { API: Api }).API).toBe(api());
  expect(around.parent).toBe(around);
  expect(hellos).toEqual([[{ type: 'sinau:scorm', nonce: 'n' }, '*', ['port']]]);
});

test('SCORM 1.2 stores what a part sets, and hands it over when it is opened again', async () => {
  const first = await pageOf('1.2', { ...start, masteryScore: 80, launchData: 'a=1' });
  const api = first.api();
  expect(api.LMSInitialize!('')).toBe('true');
  expect(
    ['entry', 'lesson_mode', 'student_id', 'student_name'].map((name) => api.LMSGetValue!(`cmi.core.${name}`)),
  ).toEqual(['ab-initio', 'normal', 'p1', 'Peserta']);
  expect(api.LMSGetValue!('cmi.launch_data')).toBe('a=1');
  expect(api.LMSGetValue!('cmi.student_data.mastery_score')).toBe('80');
  expect(api.LMSSetValue!('cmi.core.lesson_location', 'hal-3')).toBe('true');
  expect(api.LMSSetValue!('cmi.suspend_data', 'x'.repeat(4_096))).toBe('true');
  // The standard gives 4,096 characters; packages have long relied on more.
  expect(api.LMSSetValue!('cmi.suspend_data', 'x'.repeat(64_000))).toBe('true');
  expect(api.LMSSetValue!('cmi.suspend_data', 'x'.repeat(64_001))).toBe('false');
  expect(api.LMSGetLastError!()).toBe('405');
  expect(first.sent).toEqual([]);
  vi.advanceTimersByTime(250);
  expect(first.sent).toHaveLength(1);
  api.LMSSetValue!('cmi.core.score.raw', '85');
  api.LMSSetValue!('cmi.core.session_time', '00:10:00');
  api.LMSSetValue!('cmi.core.exit', 'suspend');
  expect(api.LMSFinish!('')).toBe('true');
  const { cmi } = first.sent.at(-1)!;
  expect(cmi).toMatchObject({ core: { lesson_status: 'passed', score: { raw: '85' }, lesson_location: 'hal-3' } });
  expect((cmi!.core as Record<string, string>).total_time).toMatch(/^0*0:10:00/);

  const second = await pageOf('1.2', { ...start, cmi });
  const again = second.api();
  again.LMSInitialize!('');
  const values = ['entry', 'lesson_location', 'lesson_status', 'score.raw'].map((name) =>
    again.LMSGetValue!(`cmi.core.${name}`),
  );
  expect(values).toEqual(['resume', 'hal-3', 'passed', '85']);
  expect(again.LMSGetValue!('cmi.suspend_data')).toHaveLength(64_000);
  again.LMSSetValue!('cmi.core.session_time', '00:05:00');
  again.LMSCommit!('');
  expect((second.sent.at(-1)!.cmi!.core as Record<string, string>).total_time).toMatch(/^0*0:15:00/);
});

test('SCORM 2004 stores what a part sets, hands it over, and passes on where it wants to go', async () => {
  const first = await pageOf('2004', { ...start, masteryScore: 70 });
  const api = first.api();
  expect(api.Initialize!('')).toBe('true');
  expect(api.GetValue!('cmi.entry')).toBe('ab-initio');
  expect(Number(api.GetValue!('cmi.scaled_passing_score'))).toBe(0.7);
  expect(api.SetValue!('cmi.suspend_data', 'é'.repeat(64_000))).toBe('true');
  for (const [key, value] of Object.entries({
    'cmi.location': '7',
    'cmi.score.scaled': '0.9',
    'cmi.completion_status': 'completed',
    'cmi.interactions.0.id': 'soal-1',
    'cmi.interactions.0.type': 'choice',
    'cmi.interactions.0.learner_response': 'a',
    'cmi.session_time': 'PT1M30S',
    'cmi.exit': 'suspend',
    'adl.nav.request': 'continue',
  }))
    expect([key, api.SetValue!(key, value)]).toEqual([key, 'true']);
  expect(api.Terminate!('')).toBe('true');
  expect(first.sent.at(-1)).toEqual({ type: 'left', to: 'continue', part: 'satu' });
  const { cmi } = first.sent.findLast(({ type }) => type === 'saved')!;
  expect(cmi).toMatchObject({ location: '7', completion_status: 'completed', total_time: 'PT1M30S' });

  const again = (await pageOf('2004', { ...start, cmi })).api();
  again.Initialize!('');
  expect(again.GetValue!('cmi.entry')).toBe('resume');
  expect(again.GetValue!('cmi.location')).toBe('7');
  expect(again.GetValue!('cmi.suspend_data')).toHaveLength(64_000);
  expect(again.GetValue!('cmi.interactions._count')).toBe('1');
});

test('the next page of a part in the same frame goes on where the last one stopped', async () => {
  const first = await pageOf('1.2');
  first.api().LMSInitialize!('');
  first.api().LMSSetValue!('cmi.core.lesson_location', '2');
  first.leave();
  const next = await pageOf('1.2', JSON.parse(first.page.name) as object);
  next.api().LMSInitialize!('');
  expect(next.api().LMSGetValue!('cmi.core.lesson_location')).toBe('2');
});

test('a page in a frame of a part has no API before its start has come', async () => {
  const { api, port, hellos } = await pageOf('1.2', {}, { isNested: true });
  expect(api()).toBeNull();
  expect(hellos).toEqual([[{ type: 'sinau:scorm', nonce: null }, '*', ['port']]]);
  for (const data of ['', '{', 'null', '{"nonce":1}']) port.onmessage!({ data });
  expect(api()).toBeNull();
  port.onmessage!({ data: JSON.stringify(start) });
  expect(api().LMSInitialize!('')).toBe('true');
});

test('a page in a frame finds the API at once: the page around it names the frames of the package that have no name', async () => {
  const outer = await pageOf('1.2');
  const own = outer.insert('https://paket.id/token/content/index.html');
  expect(own.replaceWith).toHaveBeenCalledExactlyOnceWith(own);
  for (const [src, name] of [
    ['https://youtube.com/embed/a', ''],
    ['https://paket.id.jahat.id/', ''],
    ['', ''],
    ['https://paket.id/token/menu.html', 'menu'],
  ] as const)
    expect(outer.insert(src, name)).toMatchObject({ name });
  expect(own.replaceWith).toHaveBeenCalledOnce();

  const inner = await pageOf('1.2', JSON.parse(own.name) as object, { isNested: true });
  expect(inner.hellos).toEqual([[{ type: 'sinau:scorm', nonce: null }, '*', ['port']]]);
  expect(inner.api().LMSInitialize!('')).toBe('true');
  inner.api().LMSSetValue!('cmi.suspend_data', 'halaman 2');
  expect(inner.api().LMSFinish!('')).toBe('true');
  expect(inner.sent).toMatchObject([{ type: 'saved', part: 'satu', cmi: { suspend_data: 'halaman 2' } }]);
  // The next page of the frame goes on with it.
  const next = await pageOf('1.2', JSON.parse(inner.page.name) as object, { isNested: true });
  next.api().LMSInitialize!('');
  expect(next.api().LMSGetValue!('cmi.suspend_data')).toBe('halaman 2');
});

test('the function stands for itself: it is sent to pages as text', () => {
  const copy = new Function(`return (${provideScorm.toString()})`)() as typeof provideScorm;
  const top = { postMessage: vi.fn() };
  const page = { name: '', top, parent: {}, MessageChannel, addEventListener: vi.fn() };
  copy(page as unknown as FramePage, '2004');
  expect(top.postMessage).toHaveBeenCalledOnce();
});
